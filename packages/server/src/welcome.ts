/** The first lines on the terminal, for people. The first one, with the URL, is also read by programs. */
import { renderUnicodeCompact } from 'uqr';
import type { Options } from './options.ts';
import type { RunningServer } from './server.ts';

type Told = Pick<Options, 'publicUrl' | 'host' | 'lanCommand' | 'logFile'>;

/** `isTerminal`: with a QR code for phones, in colours. */
export function welcome(server: Pick<RunningServer, 'url' | 'others'>, options: Told, isTerminal: boolean): string[] {
  const lines = [`Taisen is at ${server.url}`, ...linesForOthers(server, options)];
  if (!isTerminal) return lines;
  const [forPhone] = server.others;
  const log = options.logFile === null ? [] : [`The log is in ${options.logFile}`];
  return [...lines, ...(forPhone === undefined ? [] : ['', ...qrCode(forPhone), '']), ...log, 'Ctrl-C stops it'];
}

/** How to open the pages on other computers. */
function linesForOthers(
  { url, others }: Pick<RunningServer, 'url' | 'others'>,
  { publicUrl, host, lanCommand }: Told,
): string[] {
  if (publicUrl !== null) return [];
  if (others.length > 0)
    return others.filter((other) => other !== url).map((other) => `Others in your network open ${other}`);
  if (host === '0.0.0.0' || host === '::') return ['There is no network here: nobody else can open it at present'];
  return lanCommand === null ? [] : [`Nobody else can open it; for others in your network: ${lanCommand}`];
}

const BLACK_ON_WHITE = '\u001b[30;107m';
const PLAIN = '\u001b[0m';

/** Black on white whatever the terminal's colours are: some phones do not read an inverted code. */
const qrCode = (url: string): string[] =>
  renderUnicodeCompact(url, { border: 2, invert: true })
    .split('\n')
    .map((line) => `  ${BLACK_ON_WHITE}${line}${PLAIN}`);
