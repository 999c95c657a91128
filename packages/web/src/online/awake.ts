/** So often it is looked whether time has gone by unnoticed, in milliseconds; and how much of it is a sleep. */
const LOOK = 1000;
const SLEEP = 10_000;

/**
 * Calls when the page comes back from a sleep: a closed lid, a frozen tab. Nobody tells it for how long, its own count
 * may have stood still meanwhile, and its connections may be dead without knowing it. Returns how to stop.
 */
export function onWaking(woken: () => void): () => void {
  let last = Date.now();
  let slept = false;
  const look = () => {
    const now = Date.now();
    slept ||= now - last > SLEEP;
    last = now;
    // Out of sight, timers come once a minute at times: that is no sleep yet, and nobody looks.
    if (!slept || document.hidden) return;
    slept = false;
    woken();
  };
  const timer = setInterval(look, LOOK);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
