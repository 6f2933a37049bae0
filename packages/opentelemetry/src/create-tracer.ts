import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Span as SdkSpan, Tracer as SdkTracer } from '@opentelemetry/api';

import type { Span, SpanStart, Tracer } from './tracer.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * A parent is always passed explicitly, because the server knows which span belongs to which; no active context is
 * searched for one.
 */
export function createTracer(tracer: SdkTracer): Tracer {
  const contexts = new WeakMap<Span, Context>();

  function contextOf(parent: SpanStart['parent']): Context {
    if (parent === undefined) return ROOT_CONTEXT;
    if (typeof parent === 'string') return readTraceparent(parent);
    return contexts.get(parent) ?? ROOT_CONTEXT;
  }

  return {
    begin({ name, kind, facts, parent, age = 0 }) {
      const context = contextOf(parent);
      const startTime = age > 0 ? { startTime: Date.now() - age } : {};
      const options = { kind: kinds[kind], attributes: { ...facts }, ...startTime };
      const started = tracer.startSpan(name, options, context);
      const span = spanOf(started);
      contexts.set(span, trace.setSpan(context, started));
      return span;
    },
  };
}

function spanOf(started: SdkSpan): Span {
  return {
    traceId: started.isRecording() ? started.spanContext().traceId : undefined,
    end(facts, failure) {
      if (facts) started.setAttributes({ ...facts });
      if (failure !== undefined) {
        started.setAttribute('error.type', failure);
        started.setStatus({ code: SpanStatusCode.ERROR });
      }
      started.end();
    },
  };
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Text that can't be parsed starts a new trace. */
function readTraceparent(text: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.exec(text) ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}
