//! What happens on a connection at this moment, and since when: whether it is worth waiting for.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard},
    task::{Context, Poll},
    time::Instant,
};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::app::Patience;

/// What happens on a connection.
pub(super) struct Pulse(Mutex<State>);

struct State {
    doing: Doing,
    since: Instant,
    /// Since when the other side has not taken what is sent.
    unread_since: Option<Instant>,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    /// The head of a request is coming, or nothing has come yet.
    Asking,
    /// A request is being read and answered.
    Answering,
    /// The last answer is given, and nothing has come after it.
    Resting,
}

impl Pulse {
    pub(super) fn new() -> Self {
        Self(Mutex::new(State { doing: Doing::Asking, since: Instant::now(), unread_since: None }))
    }

    /// A request has come and is being answered until what is returned, or the body that it is made into, is dropped.
    pub(super) fn begin_answer(self: &Arc<Self>) -> Answering {
        self.turn_to(Doing::Answering);
        Answering(Arc::clone(self))
    }

    /// Whether something would be lost if the connection ended now.
    pub(super) fn is_answering(&self) -> bool {
        let state = self.lock();
        state.doing == Doing::Answering || state.unread_since.is_some()
    }

    /// Whether the other side has kept the server waiting longer than it may.
    pub(super) fn is_overdue(&self, patience: &Patience) -> bool {
        let state = self.lock();
        let is_slow = match state.doing {
            Doing::Asking => state.since.elapsed() > patience.head,
            Doing::Answering => false,
            Doing::Resting => state.since.elapsed() > patience.rest,
        };
        is_slow || state.unread_since.is_some_and(|since| since.elapsed() > patience.unread)
    }

    fn turn_to(&self, doing: Doing) {
        let mut state = self.lock();
        state.doing = doing;
        state.since = Instant::now();
    }

    fn hear(&self) {
        if self.lock().doing == Doing::Resting {
            self.turn_to(Doing::Asking);
        }
    }

    fn send(&self, is_taken: bool) {
        let mut state = self.lock();
        state.unread_since =
            if is_taken { None } else { state.unread_since.or_else(|| Some(Instant::now())) };
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("nobody panics while feeling a pulse")
    }
}

/// A request that is being answered.
pub(super) struct Answering(Arc<Pulse>);

impl Answering {
    /// The body of the answer: as long as it is sent, the request is being answered.
    pub(super) fn over(self, body: Body) -> AnswerBody {
        AnswerBody { body, _answering: self }
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.turn_to(Doing::Resting);
    }
}

/// The body of an answer that is being given.
pub(super) struct AnswerBody {
    body: Body,
    _answering: Answering,
}

impl HttpBody for AnswerBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection whose pulse is felt.
pub(super) struct Watched<S> {
    stream: S,
    pulse: Arc<Pulse>,
}

impl<S> Watched<S> {
    pub(super) fn new(stream: S, pulse: Arc<Pulse>) -> Self {
        Self { stream, pulse }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let polled = Pin::new(&mut self.stream).poll_read(cx, into);
        if into.filled().len() > before {
            self.pulse.hear();
        }
        polled
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.pulse.send(polled.is_ready());
        polled
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.pulse.send(polled.is_ready());
        polled
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
