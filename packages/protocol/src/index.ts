export { type AutoPass, autoPass, type ClientMessage, clientMessage } from './client.ts';
export * from './follow.ts';
export * from './parse.ts';
export * from './patch.ts';
export { type EntryView, type MessageOf, type ServerMessage, serverMessage } from './server.ts';
export { type ClockView, clockRules, type SeatInfo, seatInfo, type TableInfo, tableInfo } from './table.ts';
export { optionView, seenEvent, type ViewPatch, view, type ZonePatch } from './views.ts';
