/** Traces by OpenTelemetry. Loaded only if they are sent somewhere: see tracing.ts. */
import { context, type Span, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { readReport } from '@taisen/protocol';
import { monotonic } from '../storage/clock.ts';
import type { Marks, Passed, Tracing, TracingEvents, TracingOptions } from './tracing.ts';

/** Messages that are followed at a time; what is lost on its way must not fill the memory. */
const MOST = 1000;
/** Milliseconds that a stopping server waits for the collector. */
const CLOSE_TIMEOUT = 2000;

/** What lies before each point; the names of ARCHITECTURE.md. */
const SPANS: Readonly<Record<Marks[number][0], string>> = {
  received: 'receive',
  waited: 'queue',
  accepted: 'accept',
  stored: 'append',
  applied: 'apply',
  acknowledged: 'step',
  refused: 'refuse',
  answered: 'answer',
};

interface Followed {
  readonly span: Span;
  readonly began: number;
}

export function createTracing(options: TracingOptions, server: string, events: TracingEvents): Tracing {
  const exporter = new OTLPTraceExporter({ url: options.endpoint });
  const reporting: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) events.failed(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const name = process.env['OTEL_SERVICE_NAME'] || 'taisen';
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name, 'service.instance.id': server })),
    sampler: new TraceIdRatioBasedSampler(options.share),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting })],
  });
  return new OpenTelemetry(provider.getTracer('taisen'), () => provider.shutdown(), events);
}

class OpenTelemetry implements Tracing {
  private readonly tracer: Tracer;
  private readonly shutdown: () => Promise<void>;
  private readonly events: TracingEvents;
  private last = 0;
  private readonly followed = new Map<number, Followed>();
  private passing: (Passed & { readonly told: readonly number[] })[] = [];
  /** By trace and connection: the parent of the span of the screen, and when the step was written. */
  private readonly onScreens = new Map<string, Followed>();

  constructor(tracer: Tracer, shutdown: () => Promise<void>, events: TracingEvents) {
    this.tracer = tracer;
    this.shutdown = shutdown;
    this.events = events;
  }

  begin(text: string): number | null {
    const began = monotonic();
    const verb = /"do":"([a-z-]{1,20})"/.exec(text)?.[1] ?? 'unknown';
    const span = this.tracer.startSpan(`message ${verb}`, { kind: SpanKind.SERVER, startTime: began });
    if (!span.isRecording()) return null;
    this.last++;
    keep(this.followed, this.last, { span, began });
    return this.last;
  }

  passed(message: Passed): void {
    const { marks, trace: number, seats } = message;
    const told = marks.at(-1)?.[0] === 'acknowledged' ? seats.filter((seat) => this.events.tell(seat, number)) : [];
    this.passing.push({ ...message, told });
  }

  written(): void {
    if (this.passing.length === 0) return;
    const written = monotonic();
    for (const message of this.passing) this.end(message, written);
    this.passing = [];
  }

  private end({ trace: number, table, marks, told }: OpenTelemetry['passing'][number], written: number): void {
    const { span, began } = this.followed.get(number) ?? {};
    if (span === undefined || began === undefined) return;
    this.followed.delete(number);
    let since = began;
    for (const [passed, at] of marks) {
      this.child(span, SPANS[passed], since, at);
      since = at;
    }
    this.child(span, 'send', since, written);
    const outcome = marks.at(-1)?.[0] ?? 'refused';
    span.setAttributes({ 'taisen.table': table, 'taisen.outcome': outcome });
    span.end(written);
    for (const connection of told) keep(this.onScreens, `${number} ${connection}`, { span, began: written });
  }

  private child(parent: Span, name: string, from: number, until: number): void {
    const within = trace.setSpan(context.active(), parent);
    this.tracer.startSpan(name, { startTime: from }, within).end(Math.max(from, until));
  }

  isReport(connection: number, text: string): boolean {
    const report = readReport(text);
    if (report === null) return false;
    const key = `${report.trace} ${connection}`;
    const { span, began } = this.onScreens.get(key) ?? {};
    if (span === undefined || began === undefined) return true;
    this.onScreens.delete(key);
    // Only the client knows how long the screen took, and only this clock when it was told: half of the rest is the way there.
    const passed = monotonic() - began;
    const shown = Math.min(report.took, passed);
    const arrived = began + (passed - shown) / 2;
    this.child(span, 'network', began, arrived);
    this.child(span, 'screen', arrived, arrived + shown);
    return true;
  }

  async close(): Promise<void> {
    const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT).unref());
    await Promise.race([this.shutdown().catch(this.events.failed), timeout]);
  }
}

/** The oldest is forgotten if there are too many. */
function keep<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}
