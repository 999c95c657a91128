import { owesRuleBooks, owesWords } from '@taisen/testkit';
import { magicSpirit } from '../src/index.ts';

owesRuleBooks(magicSpirit, new URL('../', import.meta.url), 'MS', [2, 8, 10, 3, 12, 8, 2, 7, 6, 4, 2, 2, 1]);
owesWords(magicSpirit);
