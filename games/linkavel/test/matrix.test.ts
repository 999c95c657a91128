import { owesRuleBooks, owesWords } from '@taisen/testkit';
import { linkavel } from '../src/index.ts';

owesRuleBooks(linkavel, new URL('../', import.meta.url), 'LV', [5, 10, 9, 1, 6, 12, 6, 4, 2]);
owesWords(linkavel);
