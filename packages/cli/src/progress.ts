/** A progress bar; silent without a terminal. A task may turn out to be shorter than planned. */
export function progressBar(
  what: string,
  planned: number,
  out: NodeJS.WriteStream = process.stderr,
): (done: number, total?: number) => void {
  const started = performance.now();
  let shown = 0;
  return (done, total = planned) => {
    const now = performance.now();
    if (!out.isTTY || (done < total && now - shown < 100)) return;
    shown = now;
    const share = done / total;
    const seconds = (now - started) / 1000;
    const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░');
    const left = done < total ? `${timeOf(seconds / share - seconds)} left` : timeOf(seconds);
    out.write(`\r${bar} ${done}/${total} ${what}, ${left}\x1b[K${done < total ? '' : '\n'}`);
  };
}

/** e.g. `42 s`, `7 min`, `3 h 20 min`. */
function timeOf(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
