import { BadInput } from '@taisen/kernel';
import * as v from 'valibot';
import { type ClientMessage, clientMessage } from './client.ts';
import { type ServerMessage, serverMessage } from './server.ts';

/** A table and a screen of different versions part with a clear word. Since 2, steps say of facts only what changed. */
export const PROTOCOL_VERSION = 2;
/** No honest message of a client is longer. */
export const MOST_CLIENT_BYTES = 4096;

export const parseClientMessage = (text: string): ClientMessage => {
  if (text.length > MOST_CLIENT_BYTES)
    throw new BadInput(`a message of ${text.length} characters; at most ${MOST_CLIENT_BYTES}`);
  return parse(clientMessage, text);
};

export const parseServerMessage = (text: string): ServerMessage => parse(serverMessage, text);

function parse<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadInput('this message is not JSON');
  }
  const parsed = v.safeParse(schema, data, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(`this message is not of the protocol: ${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}
