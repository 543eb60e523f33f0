import { AsyncLocalStorage } from "node:async_hooks";
import { ROOT_CONTEXT, type Span, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { describeError, scrubValue } from "#kit/http/scrub-value.ts";
import type { Attributes, OpenSpan, Telemetry } from "./telemetry.ts";

type CollectorOptions = {
  readonly endpoint: string;
  readonly serviceName: string;
  readonly log?: { warn(fields: object, message: string): void };
};

/** Sends spans to an OTLP/HTTP collector, in batches, without secrets. Registers nothing globally. */
export function collectorTelemetry({ endpoint, serviceName, log }: CollectorOptions): Telemetry {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(serviceName);
  const current = new AsyncLocalStorage<Span>();

  const begin = (name: string, attributes: Attributes, parent?: string): OpenSpan =>
    openSpan(startSpan(tracer, name, attributes, parentSpan(parent) ?? current.getStore()), current);

  return {
    on: true,
    begin,
    async span(name, attributes, work) {
      const open = begin(name, attributes);
      try {
        const value = await open.run(work);
        open.end();
        return value;
      } catch (problem) {
        open.end(problem);
        throw problem;
      }
    },
    traceparent() {
      const span = current.getStore()?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
    // An unreachable collector must not keep the process from ending.
    stop: () => provider.shutdown().catch((err) => log?.warn({ err }, "the last spans could not be sent")),
  };
}

function startSpan(tracer: Tracer, name: string, attributes: Attributes, parent: Span | undefined): Span {
  const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  return tracer.startSpan(name, { attributes: clean(attributes) }, context);
}

function openSpan(span: Span, current: AsyncLocalStorage<Span>): OpenSpan {
  return {
    run: (work) => current.run(span, work),
    set: (attributes) => void span.setAttributes(clean(attributes)),
    end(problem) {
      if (problem !== undefined) fail(span, problem);
      span.end();
    },
  };
}

function fail(span: Span, problem: unknown): void {
  const error = problem instanceof Error ? problem : new Error(String(problem));
  const { type, message, stack } = describeError(error);
  span.addEvent("exception", { "exception.type": type, "exception.message": message, "exception.stacktrace": stack });
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** A caller's W3C trace header; anything else is ignored. */
function parentSpan(header: string | undefined): Span | undefined {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? "") ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true });
}

function clean(attributes: Attributes): Record<string, string | number | boolean> {
  return scrubValue(attributes) as Record<string, string | number | boolean>;
}
