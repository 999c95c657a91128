/** Requests to a server, over connections that are used again. */
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
    const asked = request(url, { method: 'POST', agent, headers });
    asked.on('error', reject);
    asked.on('response', async (answer) => {
      let got = '';
      for await (const chunk of answer) got += chunk;
      if (answer.statusCode === 200) resolve(JSON.parse(got) as T);
      else reject(new Error(`${url}: ${answer.statusCode} ${got}`));
    });
    asked.end(text);
  });
}
