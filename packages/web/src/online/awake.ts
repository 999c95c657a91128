/** Milliseconds between checks, and the gap between two checks that counts as a sleep. */
const INTERVAL = 1000;
const SLEEP = 10_000;

/**
 * Calls back when the page wakes from a sleep, such as a closed lid or a frozen tab. There is no event for that,
 * `performance.now()` may have stood still, and connections may be dead without an error. Returns a function that stops
 * the checks.
 */
export function onWaking(woken: () => void): () => void {
  let last = Date.now();
  let slept = false;
  const check = () => {
    const now = Date.now();
    slept ||= now - last > SLEEP;
    last = now;
    // In hidden tabs, timers may fire only once a minute. Wait until the page is visible.
    if (!slept || document.hidden) return;
    slept = false;
    woken();
  };
  const timer = setInterval(check, INTERVAL);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
