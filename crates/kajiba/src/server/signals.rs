//! The signals that stop the program.

/// Ctrl-C and the signal of a service manager.
#[cfg(unix)]
pub struct Signals([Option<tokio::signal::unix::Signal>; 2]);

#[cfg(unix)]
impl Signals {
    /// Starts listening.
    pub fn listen() -> Self {
        use tokio::signal::unix::{SignalKind, signal};
        // If a handler cannot be installed, the signal kills the program at once; nothing is lost.
        Self([SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok()))
    }

    /// Waits for the next signal.
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
    /// Starts listening.
    pub fn listen() -> Self {
        Self
    }

    /// Waits for the next signal.
    pub async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
