/** A connection to a table on a server. It reconnects whenever it is lost, from the last received step. */
import { shownReport, traceOf } from '@taisen/protocol';
import type { Connection, OpenConnection } from '../connection.ts';
import { onWaking } from './awake.ts';

/** Milliseconds before each attempt to reconnect, randomized so that clients do not all reconnect at once. */
const WAITS = [300, 800, 2000, 4000, 8000];
/** The server has no such table. */
const NOT_FOUND = 4404;

export const serverConnection =
  (table: string): OpenConnection =>
  (handlers, seen): Connection => {
    let socket: WebSocket | null = null;
    let tries = 0;
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waiting: string[] = [];

    const connect = () => {
      const last = seen();
      const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      // The user may have signed in or out, so the steps may have been those of another viewer.
      url.search = `${last === null ? '' : `seen=${last.seq}&as=${last.viewer}&`}reports=1`;
      const made = new WebSocket(url);
      socket = made;
      made.onopen = () => {
        tries = 0;
        handlers.state('open');
        for (const text of waiting.splice(0)) made.send(text);
      };
      made.onmessage = ({ data }) => {
        // The new socket sends again what the old one still receives.
        if (socket !== made) return;
        const text = String(data);
        const trace = traceOf(text);
        if (trace === null) handlers.receive(text);
        else afterPaint((took) => made.readyState === WebSocket.OPEN && made.send(shownReport(trace, took)));
      };
      made.onclose = ({ code }) => {
        if (closed || socket !== made) return;
        if (code === NOT_FOUND) return handlers.state('closed');
        handlers.state('lost');
        waiting.length = 0;
        const wait = WAITS[Math.min(tries++, WAITS.length - 1)] as number;
        timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
      };
    };
    // Reconnects at once when the user comes back to the page.
    const reconnectNow = () => {
      if (closed || document.hidden || socket?.readyState !== WebSocket.CLOSED) return;
      clearTimeout(timer);
      connect();
    };
    const stopWaking = onWaking(() => {
      if (closed || socket?.readyState !== WebSocket.OPEN) return;
      const old = socket;
      handlers.state('lost');
      connect();
      // Not before the new one is open, so that the player does not seem to be away.
      for (const event of ['open', 'close']) socket?.addEventListener(event, () => old.close());
    });
    window.addEventListener('online', reconnectNow);
    document.addEventListener('visibilitychange', reconnectNow);
    handlers.state('opening');
    connect();
    return {
      send: (text) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(text);
        else waiting.push(text);
      },
      close: () => {
        closed = true;
        clearTimeout(timer);
        stopWaking();
        window.removeEventListener('online', reconnectNow);
        document.removeEventListener('visibilitychange', reconnectNow);
        socket?.close();
      },
    };
  };

/** Calls `then` with the milliseconds until the next frame has been drawn; never while the page is hidden. */
function afterPaint(then: (took: number) => void): void {
  const received = performance.now();
  // The frame is drawn after its callbacks, and before the next task.
  requestAnimationFrame(() => setTimeout(() => then(performance.now() - received)));
}
