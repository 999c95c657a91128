/**
 * Two messages beside the protocol of tables, between a server that traces messages and clients that say when what they were
 * sent is on their screen (`reports=1` in the socket's address).
 */

/** What was sent just before is traced. */
export interface TracedMessage {
  readonly type: 'traced';
  readonly trace: number;
}

/** The number of a traced message; null for all other messages. */
export function traceOf(text: string): number | null {
  return text.startsWith('{"type":"traced"') ? (JSON.parse(text) as TracedMessage).trace : null;
}

/** The client's reply: it was on the screen so many milliseconds after it was received. */
export const shownReport = (trace: number, took: number): string => `{"shown":${trace},"took":${Math.round(took)}}`;

export function readReport(text: string): { readonly trace: number; readonly took: number } | null {
  const [, trace, took] = /^\{"shown":(\d{1,15}),"took":(\d{1,6})\}$/.exec(text) ?? [];
  return trace === undefined ? null : { trace: Number(trace), took: Number(took) };
}
