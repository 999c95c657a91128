/**
 * A bot: `node docs/examples/bot.mjs [SERVER] [GAME] [LEVEL]`. It signs in as a guest, opens a table against one of the
 * server's bots, and chooses options at random until the match is over. The same can be written in any language.
 */
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

const [server = 'http://127.0.0.1:8080', game = 'linkavel', level = 'random'] = process.argv.slice(2);

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const data = await response.json();
  if (!response.ok) throw new Error(`${path}: ${data.message}`);
  return data;
}

// With the same token you are the same guest next time.
const { token } = await post('/api/auth/sign-in/anonymous', {});
const { table } = await post('/api/tables', { game, against: { bot: level } }, token);
// The server has committed to its secret. Our nonce is the other part of the shuffle.
await post(`/api/tables/${table.id}/sit`, { nonce: randomBytes(32).toString('hex') }, token);

let seen = null; // the last step received: after a lost connection the server sends only later ones
let seat = null;
let asked = null; // the number of our pending decision, and its options
let options = [];
let requests = 0;

function play() {
  const query = seen === null ? '' : `?seen=${seen}`;
  const url = `${server.replace('http', 'ws')}/api/tables/${table.id}/socket${query}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
  const answer = () => {
    if (asked === null) return;
    const option = Math.floor(Math.random() * options.length);
    socket.send(JSON.stringify({ do: 'answer', id: ++requests, asked, option }));
  };
  // An answer sent before the connection was lost may not have arrived, and the server does not ask again.
  socket.on('open', answer);
  socket.on('message', (text) => {
    const message = JSON.parse(text);
    // Too fast for the server's limits: it did not read this answer.
    if (message.code === 'too-many') return setTimeout(answer, 1000);
    if (message.type === 'error') console.error(message.code, message.message);
    if (message.type !== 'welcome' && message.type !== 'step') return;
    if (message.type === 'welcome') seat = message.viewer;
    ({ seq: seen, asked } = message);
    // A step contains only what has changed: without `pending`, the decisions are the same as before.
    const mine = message.view.pending?.find((decision) => decision.seat === seat);
    if (message.view.pending) options = mine?.options ?? [];
    if (!message.result) return answer();
    console.log(`seat ${seat}: ${JSON.stringify(message.result)} after ${seen} entries, table ${table.id}`);
    process.exit();
  });
  socket.on('error', (error) => console.error(error.message));
  socket.on('close', () => setTimeout(play, 500));
}
play();
