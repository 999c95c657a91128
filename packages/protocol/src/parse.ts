import { BadInput } from '@taisen/kernel';
import * as v from 'valibot';
import { type ClientMessage, clientMessage } from './client.ts';
import { type ServerMessage, serverMessage } from './server.ts';

/** A client refuses a table with another version. Since 2, steps have only the facts that changed. */
export const PROTOCOL_VERSION = 3;
/** No valid message of a client is longer. */
export const MOST_CLIENT_BYTES = 4096;

export const parseClientMessage = (text: string): ClientMessage => {
  if (text.length > MOST_CLIENT_BYTES)
    throw new BadInput(`a message of ${text.length} characters; at most ${MOST_CLIENT_BYTES}`);
  const data = read(text);
  return isAnswer(data) ? data : check(clientMessage, data);
};

export const parseServerMessage = (text: string): ServerMessage => check(serverMessage, read(text));

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('this message is not JSON');
  }
}

type Answer = Extract<ClientMessage, { do: 'answer' }>;

/** The schema's check for answers in a tenth of the time, since most messages are answers. */
function isAnswer(data: unknown): data is Answer {
  if (typeof data !== 'object' || data === null) return false;
  const { do: verb, id, asked, option } = data as { readonly [K in keyof Answer]?: unknown };
  if (verb !== 'answer' || !isCount(id) || !isCount(asked) || !isCount(option)) return false;
  let fields = 0;
  for (const _ in data) fields++;
  return fields === 4;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function check<T extends v.GenericSchema>(schema: T, data: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, data, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadInput(`this message is not part of the protocol: ${v.getDotPath(issue) ?? 'message'}: ${issue.message}`);
}
