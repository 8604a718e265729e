//! The signals that stop the program.

/// Ctrl-C and, where there is such a thing, the signal of a service manager.
#[cfg(unix)]
pub struct Signals([Option<tokio::signal::unix::Signal>; 2]);

#[cfg(unix)]
impl Signals {
    /// Listens from now on.
    pub fn listen() -> Self {
        use tokio::signal::unix::{SignalKind, signal};
        // Where the system refuses to listen, the signal ends the program at once, as if it were killed: nothing is lost.
        Self([SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok()))
    }

    /// Waits for the next one.
    pub async fn next(&mut self) {
        let [interrupted, terminated] = &mut self.0;
        tokio::select! {
            () = heard(interrupted) => {}
            () = heard(terminated) => {}
        }
    }
}

#[cfg(unix)]
async fn heard(signal: &mut Option<tokio::signal::unix::Signal>) {
    match signal {
        Some(signal) => {
            signal.recv().await;
        }
        None => std::future::pending().await,
    }
}

/// Ctrl-C.
#[cfg(not(unix))]
pub struct Signals;

#[cfg(not(unix))]
impl Signals {
    /// Listens from now on.
    pub fn listen() -> Self {
        Self
    }

    /// Waits for the next one.
    pub async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
