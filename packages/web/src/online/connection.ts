/** A line to a table on a server: opened again whenever it breaks, from the last step that was seen. */
import type { Connection, OpenConnection } from '../connection.ts';
import { onWaking } from './awake.ts';

/** Waits before trying again, in milliseconds; a little differently for everyone. */
const WAITS = [300, 800, 2000, 4000, 8000];
/** The server has no such table. */
const NOT_FOUND = 4404;

export const serverConnection =
  (table: string): OpenConnection =>
  (listener, seen): Connection => {
    let socket: WebSocket | null = null;
    let tries = 0;
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waiting: string[] = [];

    const connect = () => {
      const last = seen();
      const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      // Somebody may have signed out or in meanwhile: what was told to another viewer is no beginning.
      if (last !== null) url.search = `seen=${last.seq}&as=${last.viewer}`;
      const made = new WebSocket(url);
      socket = made;
      made.onopen = () => {
        tries = 0;
        listener.state('open');
        for (const text of waiting.splice(0)) made.send(text);
      };
      made.onmessage = ({ data }) => {
        // What an old one still says, the new one says again.
        if (socket === made) listener.receive(String(data));
      };
      made.onclose = ({ code }) => {
        if (closed || socket !== made) return;
        if (code === NOT_FOUND) return listener.state('closed');
        listener.state('lost');
        waiting.length = 0;
        const wait = WAITS[Math.min(tries++, WAITS.length - 1)] as number;
        timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
      };
    };
    // Whoever comes back to the page need not wait.
    const hurry = () => {
      if (closed || document.hidden || socket?.readyState !== WebSocket.CLOSED) return;
      clearTimeout(timer);
      connect();
    };
    const stopWaking = onWaking(() => {
      if (closed || socket?.readyState !== WebSocket.OPEN) return;
      const old = socket;
      listener.state('lost');
      connect();
      // Not before the new one is there: nobody is to seem away.
      for (const event of ['open', 'close']) socket?.addEventListener(event, () => old.close());
    });
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    listener.state('opening');
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
        window.removeEventListener('online', hurry);
        document.removeEventListener('visibilitychange', hurry);
        socket?.close();
      },
    };
  };
