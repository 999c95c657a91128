/**
 * Traces of messages on their way from a socket through both threads and back, for OpenTelemetry. Off unless an endpoint is
 * set: the packages are loaded only then, and a message that is not traced costs one comparison.
 */
import { BadInput } from '@taisen/kernel';
import type { Traced } from '@taisen/table';

export interface TracingOptions {
  /** The address to which traces are sent, by OTLP over HTTP. */
  readonly endpoint: string;
  /** The share of messages that are traced, from 0 to 1. */
  readonly share: number;
}

/** The points that a message has passed, with the time of `monotonic`. The first is `received`: by the game worker. */
export type Marks = readonly (readonly ['received' | Parameters<Traced>[0], number])[];

/** What the game worker tells of a message whose way has ended there. */
export interface Passed {
  readonly trace: number;
  readonly table: string;
  readonly marks: Marks;
  /** The connections of both seats: they have been sent what has changed. */
  readonly seats: readonly number[];
}

export interface TracingEvents {
  /** Tells a client that the step before is traced, if it reports when that is on its screen. */
  readonly tell: (connection: number, trace: number) => boolean;
  readonly failed: (error: unknown) => void;
}

export interface Tracing {
  /** A message has been read from a socket. Null if it is not traced. */
  begin(text: string): number | null;
  /** The answers to a message are about to be written. */
  passed(message: Passed): void;
  /** They have been written. */
  written(): void;
  /** Whether this is the report of a client that a traced step is on its screen. */
  isReport(connection: number, text: string): boolean;
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** By the names that OpenTelemetry has for them; its packages read the headers, certificates and timeouts themselves. */
export function tracingFrom(env: Environment): TracingOptions | null {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces, OTEL_EXPORTER_OTLP_ENDPOINT: base } = env;
  const endpoint = traces || (base ? `${base.replace(/\/$/, '')}/v1/traces` : '');
  if (endpoint === '' || env['OTEL_SDK_DISABLED'] === 'true') return null;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new BadInput(`OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://127.0.0.1:4318, not "${endpoint}"`);
  const { OTEL_TRACES_SAMPLER: sampler = 'always_on', OTEL_TRACES_SAMPLER_ARG: text = '1' } = env;
  if (sampler.endsWith('always_off')) return null;
  const share = sampler.endsWith('traceidratio') ? Number(text) : 1;
  if (!(share >= 0 && share <= 1))
    throw new BadInput(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}"`);
  return { endpoint, share };
}

/** What the script of `openTracing` exports. */
export interface TracingScript {
  readonly createTracing: (options: TracingOptions, server: string, events: TracingEvents) => Tracing;
}

/** Loads OpenTelemetry, if there is somewhere to send traces to. */
export async function openTracing(
  options: TracingOptions | null,
  script: URL,
  server: string,
  events: TracingEvents,
): Promise<Tracing | null> {
  if (options === null) return null;
  const { createTracing } = (await import(script.href)) as TracingScript;
  return createTracing(options, server, events);
}
