import { IncomingMessage } from 'node:http';

import type { Span, Tracer } from '@uid/opentelemetry/tracer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ReadyAnswer } from '../http/pages/ready-answers.ts';
import { whenAnswered } from '../http/when-answered.ts';
import { findWorkContext, runWithin } from './work-context.ts';

export interface RequestOptions {
  tracer: Tracer | undefined;
  /** Whether a client's trace headers are trusted: a visitor must not choose the trace. */
  isTrusted: (raw: IncomingMessage) => boolean;
}

const spans = new WeakMap<FastifyRequest, Span>();

/** Undefined if the request is not traced. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  return spans.get(request)?.traceId;
}

/** Makes everything that a request's handler does a part of the request. */
export function watchRequests(app: FastifyInstance, options: RequestOptions): void {
  const { tracer } = options;
  if (tracer) traceRequests(app, { ...options, tracer });
  // Runs after the body has been read, because callbacks of a stream lose the context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    runWithin({ reqId: request.id, route: routeOf(request), ...(span && { span }) }, done);
  });
}

function traceRequests(
  app: FastifyInstance,
  { tracer, isTrusted }: RequestOptions & { tracer: Tracer },
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, method } = request;
    const route = routeOf(request);
    // A page's in-process calls are a part of the page's trace.
    const parent = findWorkContext()?.span ?? traceparentOf(raw, isTrusted);
    const facts = { 'http.request.method': method, 'http.route': route };
    spans.set(request, tracer.begin({ name: `${method} ${route}`, kind: 'server', facts, parent }));
    done();
  });
  whenAnswered(app, (request, _reply, status) => spans.get(request)?.end(...endOf(status)));
}

/** Traces a request that was answered without routing; returns the trace's id, if there is one. */
export function traceAnswered(
  { method, route, status, elapsedMs }: ReadyAnswer,
  raw: IncomingMessage,
  { tracer, isTrusted }: RequestOptions,
): string | undefined {
  const span = tracer?.begin({
    name: `${method} ${route}`,
    kind: 'server',
    facts: { 'http.request.method': method, 'http.route': route, 'uid.kept': 'true' },
    parent: traceparentOf(raw, isTrusted),
    age: elapsedMs,
  });
  span?.end(...endOf(status));
  return span?.traceId;
}

/** The pattern, never the address, because an address may contain personal data. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}

function traceparentOf(
  raw: IncomingMessage,
  isTrusted: RequestOptions['isTrusted'],
): string | undefined {
  const { traceparent } = raw.headers;
  if (typeof traceparent !== 'string' || !(raw instanceof IncomingMessage)) return undefined;
  return isTrusted(raw) ? traceparent : undefined;
}

function endOf(status: number): Parameters<Span['end']> {
  const facts = { 'http.response.status_code': status };
  return status >= 500 ? [facts, `${status}`] : [facts];
}
