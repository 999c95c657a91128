/** A screen without pixels: it knows only what it was sent. */
import type { SeenEvent, View } from '@taisen/kernel';
import { type MessageOf, parseServerMessage, patched, type ServerMessage } from '@taisen/protocol';

export class Screen {
  view: View | null = null;
  events: SeenEvent[] = [];
  last: MessageOf<'welcome'> | MessageOf<'step'> | null = null;
  readonly replies: ServerMessage[] = [];

  readonly receive = (text: string): void => {
    const message = parseServerMessage(text);
    if (message.type === 'welcome') {
      this.view = message.view as View;
      this.events = message.events.slice();
    } else if (message.type === 'step') {
      if (message.seq !== (this.last?.seq ?? 0) + 1) throw new Error(`step ${message.seq} after ${this.last?.seq}`);
      this.view = patched(this.view as View, message.view);
      this.events.length = message.from;
      this.events.push(...message.events);
    } else {
      this.replies.push(message);
      return;
    }
    this.last = message;
  };
}
