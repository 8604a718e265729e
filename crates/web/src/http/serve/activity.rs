//! What a connection is doing and since when, to find out whether it has timed out.

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

use crate::app::Timeouts;

/// What a connection is doing.
pub(super) struct Activity(Mutex<State>);

struct State {
    phase: Phase,
    since: Instant,
    /// Since when the peer has not read what is sent.
    unread_since: Option<Instant>,
}

/// What the connection waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The head of a request, of which nothing or a part has arrived.
    Head,
    /// A request is being read and answered.
    Request,
    /// The last answer was sent, and nothing has arrived since.
    Idle,
}

impl Activity {
    pub(super) fn new() -> Self {
        Self(Mutex::new(State { phase: Phase::Head, since: Instant::now(), unread_since: None }))
    }

    /// A request is in progress until the returned guard, or the body made of it, is dropped.
    pub(super) fn begin_request(self: &Arc<Self>) -> InProgress {
        self.enter(Phase::Request);
        InProgress(Arc::clone(self))
    }

    /// Whether closing the connection now would lose an answer.
    pub(super) fn is_request_in_progress(&self) -> bool {
        let state = self.lock();
        state.phase == Phase::Request || state.unread_since.is_some()
    }

    /// Whether the peer has exceeded a timeout.
    pub(super) fn is_timed_out(&self, timeouts: &Timeouts) -> bool {
        let state = self.lock();
        let is_slow = match state.phase {
            Phase::Head => state.since.elapsed() > timeouts.head,
            Phase::Request => false,
            Phase::Idle => state.since.elapsed() > timeouts.idle,
        };
        is_slow || state.unread_since.is_some_and(|since| since.elapsed() > timeouts.unread)
    }

    fn enter(&self, phase: Phase) {
        let mut state = self.lock();
        state.phase = phase;
        state.since = Instant::now();
    }

    fn on_received(&self) {
        if self.lock().phase == Phase::Idle {
            self.enter(Phase::Head);
        }
    }

    fn on_sent(&self, is_taken: bool) {
        let mut state = self.lock();
        state.unread_since =
            if is_taken { None } else { state.unread_since.or_else(|| Some(Instant::now())) };
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("activity mutex is not poisoned")
    }
}

/// A request in progress.
pub(super) struct InProgress(Arc<Activity>);

impl InProgress {
    /// The body of the answer; the request is in progress until it is sent.
    pub(super) fn until_sent(self, body: Body) -> AnswerBody {
        AnswerBody { body, _in_progress: self }
    }
}

impl Drop for InProgress {
    fn drop(&mut self) {
        self.0.enter(Phase::Idle);
    }
}

/// The body of an answer, which keeps its request in progress.
pub(super) struct AnswerBody {
    body: Body,
    _in_progress: InProgress,
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

/// A stream that reports what is received and sent.
pub(super) struct TrackedStream<S> {
    stream: S,
    activity: Arc<Activity>,
}

impl<S> TrackedStream<S> {
    pub(super) fn new(stream: S, activity: Arc<Activity>) -> Self {
        Self { stream, activity }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TrackedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let polled = Pin::new(&mut self.stream).poll_read(cx, into);
        if into.filled().len() > before {
            self.activity.on_received();
        }
        polled
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TrackedStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.activity.on_sent(polled.is_ready());
        polled
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.activity.on_sent(polled.is_ready());
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
