/** What a player is called, in the language of the page. Guests have a number instead of a name. */
import type { Words } from '@taisen/kernel';
import type { SeatInfo } from '@taisen/protocol';
import type { Say } from '../language.ts';

const GUEST: Words = { ja: 'ゲスト{n}', 'zh-Hant': '訪客{n}', en: 'Guest {n}' };
/** Whoever plays a program has to know it. */
const PROGRAM: Words = { ja: '{name}（プログラム）', 'zh-Hant': '{name}（程式）', en: '{name} (program)' };
/** As the server names them. */
const NUMBERED = /^guest-(\d+)$/;

/** Empty for somebody whose account was deleted. */
export function nameOf(say: Say, seat: Pick<SeatInfo, 'kind' | 'name' | 'program'> | null | undefined): string {
  if (seat == null) return '';
  const n = seat.kind === 'guest' ? NUMBERED.exec(seat.name)?.[1] : undefined;
  const name = n === undefined ? seat.name : say(GUEST, { n });
  return seat.program === true ? say(PROGRAM, { name }) : name;
}
