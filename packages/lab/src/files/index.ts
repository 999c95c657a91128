export { csvFiles } from './csv.ts';
export { htmlPage } from './html.ts';
