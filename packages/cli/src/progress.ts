/** A progress bar; silent without a terminal. */
export function progressBar(
  what: string,
  total: number,
  out: NodeJS.WriteStream = process.stderr,
): (done: number) => void {
  const started = performance.now();
  let shown = 0;
  return (done) => {
    const now = performance.now();
    if (!out.isTTY || (done < total && now - shown < 100)) return;
    shown = now;
    const share = done / total;
    const seconds = (now - started) / 1000;
    const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░');
    const left = done < total ? `${Math.ceil(seconds / share - seconds)} s left` : `${seconds.toFixed(1)} s`;
    out.write(`\r${bar} ${done}/${total} ${what}, ${left}\x1b[K${done < total ? '' : '\n'}`);
  };
}
