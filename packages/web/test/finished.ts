import type { Game, State } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import { NO_CLOCK } from '@taisen/table';

/** The info of a table whose match is over. */
export const finished = <S extends State>({ id, ruleset }: Game<S>): TableInfo => ({
  id: 't',
  game: id,
  ruleset,
  rulings: {},
  state: 'over',
  seats: [null, null],
  clock: NO_CLOCK,
  rated: false,
  private: true,
  practice: false,
  commitment: null,
});
