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
# Well means that a decision can be stored. The image has no other client than the shell's own.
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${KAJIBA_LISTEN##*:} && printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && read -r -t 5 line <&3 && [[ $line == *' 200 '* ]]"]
# SIGTERM ends it gracefully: what is being stored is finished.
STOPSIGNAL SIGTERM
ENTRYPOINT ["kajiba"]
CMD ["serve"]
