import type { Game, State } from '@taisen/kernel';
import type { TableInfo } from '@taisen/protocol';
import { NO_CLOCK } from '@taisen/table';

/** A table whose match is over, as a server tells of it. */
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
