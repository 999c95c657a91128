/** The server as `npm run dev` runs it. */
// With this set, Node lets the server's threads report each file that they load, among their own messages. We name the
// folders to watch instead.
delete process.env['WATCH_REPORT_DEPENDENCIES'];
await import('../packages/server/src/main.ts');

export {};
