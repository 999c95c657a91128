export { type AutoPass, autoPass, type ClientMessage, clientMessage } from './client.ts';
export * from './client-store.ts';
export * from './deck-code.ts';
export * from './diff.ts';
export * from './fair.ts';
export * from './http.ts';
export * from './parse.ts';
export { fairSeed, isFair, parseReplay, type ReplayFile, replayFile } from './replay.ts';
export { type EntryView, type MessageOf, type ServerMessage, serverMessage } from './server.ts';
export {
  type ClockView,
  isStanding,
  type SeatInfo,
  type Series,
  seatInfo,
  type TableInfo,
  tableInfo,
  timeLeft,
} from './table.ts';
export { readReport, shownReport, type TracedMessage, traceOf } from './traced.ts';
export { optionView, seenEvent, type ViewDiff, view, type ZoneDiff } from './views.ts';
