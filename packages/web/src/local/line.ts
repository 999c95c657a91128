/** A line to a table. Whether the table is in this page or on a server, a screen cannot tell. */

/** `open`: messages go through. `lost`: they wait, and it is tried again. `closed`: it is over. */
export type LineState = 'opening' | 'open' | 'lost' | 'closed';

export interface Listener {
  text(text: string): void;
  state(state: LineState): void;
}

export interface Line {
  send(text: string): void;
  close(): void;
}

/** Opens a line; `seen` is asked for the last step the screen has, whenever the line is opened again. */
export type OpenLine = (listener: Listener, seen: () => number | null) => Line;
