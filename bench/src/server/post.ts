/** POST requests over kept-alive connections. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

export function post<T>(url: string, body: object, token?: string): Promise<T> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection just when it is used again.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(post<T>(url, body, token));
      else reject(error);
    });
    sent.on('response', async (answer) => {
      let received = '';
      for await (const chunk of answer) received += chunk;
      if (answer.statusCode === 200) resolve(JSON.parse(received) as T);
      else reject(new Error(`${url}: ${answer.statusCode} ${received}`));
    });
    sent.end(text);
  });
}
