/** What the game owes: three rule books with the same rules, and words for everything that random play brings up. */
import { owesRuleBooks, owesWords } from '@taisen/testkit';
import { templateGame } from '../src/index.ts';

owesRuleBooks(templateGame, new URL('../', import.meta.url), 'TG', [5, 3, 3, 3]);
owesWords(templateGame);
