/** Traces of messages from socket to screen, sent to a real receiver of OTLP over HTTP; and nothing of it when it is off. */
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BadInput } from '@taisen/kernel';
import { shownReport, traceOf } from '@taisen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createTracing } from '../src/tracing/otel.ts';
import { openTracing, tracingFrom } from '../src/tracing/tracing.ts';
import { Client, Player } from './support/client.ts';
import { startInProcess } from './support/in-process.ts';
import { bundle, temporaryFolder, unbundle } from './support/process.ts';

/** A span as OTLP has it in JSON. */
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const data = temporaryFolder();
const sent: Sent[] = [];
let collector: Server;

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      expect(request.url).toBe('/v1/traces');
      sent.push(JSON.parse(body) as Sent);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  collector.close();
  rmSync(data, { recursive: true, force: true });
});

const attribute = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;
const [start, end] = [(span: Span) => BigInt(span.startTimeUnixNano), (span: Span) => BigInt(span.endTimeUnixNano)];

/** As the pages do: says when it has shown what is traced. */
function screenOf(client: Client, table: string): WebSocket {
  const url = `${client.url.replace('http', 'ws')}/api/tables/${table}/socket?reports=1`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${client.token}` } });
  socket.on('message', (message) => {
    const trace = traceOf(String(message));
    if (trace !== null) setTimeout(() => socket.send(shownReport(trace, 5)), 5);
  });
  return socket;
}

test('a decision is one trace from the socket through both threads and the database to the screens', async () => {
  const { port } = collector.address() as AddressInfo;
  const server = await startInProcess(data, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const people = [await Client.guest(server.url), await Client.guest(server.url)] as const;
  const { id } = await people[0].open({ game: 'one-deck' });
  for (const person of people) await person.sit(id);
  const screen = screenOf(people[1], id);
  // It neither plays nor is traced: it has never been told of this number.
  screen.on('open', () => screen.send(shownReport(99_999, 1)));
  const players = people.map((person) => new Player(person, id, 1));
  await Promise.all(players.map(({ over }) => over));
  screen.send('{"do":"answer","id":1,"asked":0,"option":0}');
  screen.send('{"do":"explain","id":2,"card":1}');
  await new Promise((done) => setTimeout(done, 50));
  screen.close();
  await server.close();

  expect(attribute(sent[0]?.resourceSpans[0]?.resource as never, 'service.name')).toBe('taisen');
  const spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const partsOf = (root: Span) =>
    spans
      .filter(({ traceId, parentSpanId }) => traceId === root.traceId && parentSpanId === root.spanId)
      .toSorted((a, b) => Number(start(a) - start(b) || end(a) - end(b)));
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
  const decisions = roots.filter((root) => attribute(root, 'taisen.outcome') === 'acknowledged');
  const acknowledged = players.flatMap((player) => player.sent).filter(({ stored }) => stored !== null);
  expect(decisions).toHaveLength(acknowledged.length);
  for (const root of decisions) {
    expect(root.name).toBe('message answer');
    expect(attribute(root, 'taisen.table')).toBe(id);
    const parts = partsOf(root).filter(({ name }) => name !== 'network' && name !== 'screen');
    const way = ['receive', 'queue', 'accept', 'append', 'apply', 'step', 'send'];
    expect(parts.map(({ name }) => name).toSorted()).toEqual(way.toSorted());
    // One after the other, and together the whole way.
    const at = way.map((name) => parts.find((part) => part.name === name) as Span);
    expect(start(at[0] as Span)).toBe(start(root));
    at.slice(1).forEach((part, i) => {
      expect(start(part)).toBe(end(at[i] as Span));
    });
    expect(end(at.at(-1) as Span)).toBe(end(root));
  }
  const screens = spans.filter(({ name }) => name === 'screen');
  expect(screens.length).toBeGreaterThan(decisions.length / 2);
  for (const span of screens) expect(end(span) - start(span)).toBeGreaterThan(4_000_000n);
  const outcomes = roots.map((root) => `${root.name}: ${attribute(root, 'taisen.outcome')}`);
  expect(outcomes).toContain('message answer: refused');
  expect(outcomes).toContain('message explain: answered');
});

test('a collector that refuses traces is a failure, and messages go on', async () => {
  const refusing = createServer((_, response) => response.writeHead(400).end());
  await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const failures: unknown[] = [];
  const events = { tell: () => false, failed: (error: unknown) => failures.push(error) };
  const tracing = createTracing({ endpoint, share: 1 }, 'here', events);
  const number = tracing.begin('{"do":"concede","id":1}');
  expect(number).toBe(1);
  tracing.passed({ trace: 1, table: 't', marks: [['received', 1]], seats: [] });
  tracing.written();
  await tracing.close();
  refusing.close();
  expect(String(failures[0])).toMatch(/Bad Request/);
});

test('only the named share of messages is traced', async () => {
  const tracing = createTracing({ endpoint: 'http://127.0.0.1:9', share: 0 }, 'here', {
    tell: () => false,
    failed: () => {},
  });
  expect(tracing.begin('{}')).toBe(null);
  await tracing.close();
});

test('without an endpoint nothing is loaded', async () => {
  expect(tracingFrom({})).toBe(null);
  const nowhere = new URL('file:///there/is/no/such/script.mjs');
  const events = { tell: () => false, failed: () => {} };
  expect(await openTracing(null, nowhere, 'x', events)).toBe(null);
  await expect(openTracing({ endpoint: 'http://127.0.0.1:9', share: 1 }, nowhere, 'x', events)).rejects.toThrow();
  const folder = bundle();
  const has = (file: string) => readFileSync(join(folder, file), 'utf8').includes('@opentelemetry/sdk-trace');
  const files = ['main.mjs', 'worker.mjs', 'bots.mjs', 'studies.mjs', 'tracing.mjs'];
  expect(files.filter(has)).toEqual(['tracing.mjs']);
  unbundle();
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318/' }, { endpoint: 'http://a:4318/v1/traces', share: 1 }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://a/t' }, { endpoint: 'https://a/t', share: 1 }],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
    },
    { endpoint: 'http://a/v1/traces', share: 0.01 },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_TRACES_SAMPLER: 'always_off' }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_SDK_DISABLED: 'true' }, null],
])('%j', (env, options) => {
  expect(tracingFrom(env)).toEqual(options);
});

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: 'half',
  },
])('%j is refused', (env) => {
  expect(() => tracingFrom(env)).toThrow(BadInput);
});
