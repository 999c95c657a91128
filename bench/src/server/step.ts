/**
 * As much of a step or a welcome as a program needs that plays at random, found in its text: to read all of it would
 * cost the load a third of its time, and on a machine that it shares with the server that is missing there.
 */
export interface Step {
  readonly seq: number;
  readonly asked: number | null;
  /** How many options there are; null where they are as before. */
  readonly options: number | null;
}

const STEP = '{"type":"step"';
const WELCOME = '{"type":"welcome"';
/** Near the end of both; in a match that goes on, nothing that is a result comes after it. */
const NEWS = /"seq":(\d+),"asked":(null|\d+)(?!.*"result":\{)/;
const OPTIONS = '"options":[';
const OPTION = '{"do":';

/** Null where it is no step, or one that ends the match. */
export const readStep = (text: string): Step | null => (text.startsWith(STEP) ? newsIn(text) : null);

/** Null where it is no welcome. */
export const readWelcome = (text: string): Step | null => (text.startsWith(WELCOME) ? newsIn(text) : null);

function newsIn(text: string): Step | null {
  const news = NEWS.exec(text);
  if (news === null) return null;
  const asked = news[2] === 'null' ? null : Number(news[2]);
  return { seq: Number(news[1]), asked, options: asked === null ? null : countOptions(text) };
}

/** A viewer has the options of no one else, and after them nothing is done. */
function countOptions(text: string): number | null {
  let at = text.indexOf(OPTIONS);
  if (at < 0) return null;
  for (let count = 0; ; count++) {
    at = text.indexOf(OPTION, at + 1);
    if (at < 0) return count;
  }
}
