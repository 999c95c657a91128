export { type BalanceReport, balanceSection } from './balance.ts';
export { csvFiles } from './csv.ts';
export { htmlPage } from './html.ts';
