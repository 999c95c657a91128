import { owesSourceTable } from '@taisen/testkit';

owesSourceTable(new URL('../', import.meta.url), 50);
