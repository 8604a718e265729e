# Builds the server and leaves nothing but the program and its data folder.
FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /kajiba
COPY . .
RUN cargo build --release --locked --package kajiba

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /data kajiba
COPY --from=build /kajiba/target/release/kajiba /usr/local/bin/kajiba
USER kajiba
# The database is here: keep it on a volume.
ENV KAJIBA_DATA=/data KAJIBA_LISTEN=0.0.0.0:8080 KAJIBA_LOG_JSON=true
VOLUME /data
EXPOSE 8080
# SIGTERM ends it gracefully: what is being stored is finished.
STOPSIGNAL SIGTERM
ENTRYPOINT ["kajiba"]
CMD ["serve"]
