export { type Options, optionsFrom } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
