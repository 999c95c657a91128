import { owesRuleBooks, owesWords } from '@taisen/testkit';
import { shenhun } from '../src/index.ts';

owesRuleBooks(shenhun, new URL('../', import.meta.url), 'SH', [8, 9, 3, 7, 8, 3, 6, 9, 1]);
owesWords(shenhun);
