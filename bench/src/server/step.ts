/**
 * The part of a step or a welcome that random play needs, found by text search. Parsing the whole message would take a
 * third of the load's time, and the load shares the machine with the server.
 */
export interface Step {
  readonly seq: number;
  readonly asked: number | null;
  /** The number of options; null if unchanged. */
  readonly options: number | null;
}

const STEP = '{"type":"step"';
const WELCOME = '{"type":"welcome"';
/** Near the end of both messages. Only a finished match has a result after it. */
const STATUS = /"seq":(\d+),"asked":(null|\d+)(?!.*"result":\{)/;
const OPTIONS = '"options":[';
const OPTION = '{"do":';

/** Null if the text is no step, or a step that ends the match. */
export const readStep = (text: string): Step | null => (text.startsWith(STEP) ? statusIn(text) : null);

/** Null if the text is no welcome. */
export const readWelcome = (text: string): Step | null => (text.startsWith(WELCOME) ? statusIn(text) : null);

function statusIn(text: string): Step | null {
  const status = STATUS.exec(text);
  if (status === null) return null;
  const asked = status[2] === 'null' ? null : Number(status[2]);
  return { seq: Number(status[1]), asked, options: asked === null ? null : countOptions(text) };
}

/** A viewer gets only its own options, and no other object after them begins with `do`. */
function countOptions(text: string): number | null {
  let at = text.indexOf(OPTIONS);
  if (at < 0) return null;
  for (let count = 0; ; count++) {
    at = text.indexOf(OPTION, at + 1);
    if (at < 0) return count;
  }
}
