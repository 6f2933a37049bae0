import { IncomingMessage } from 'node:http';

import type { Span, Tracer } from '@uid/opentelemetry/tracer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ReadyAnswer } from '../http/pages/ready-answers.ts';
import { whenAnswered } from '../http/when-answered.ts';
import { findWorkContext, runWithin } from './work-context.ts';

export interface RequestOptions {
  tracer: Tracer | undefined;
  /** Whether what the connection's other end says is believed: a visitor chooses no trace. */
  isTrusted: (raw: IncomingMessage) => boolean;
}

const spans = new WeakMap<FastifyRequest, Span>();

/** Undefined where the request is not traced. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  return spans.get(request)?.traceId;
}

/** Whatever a request's handler asks for is part of the request. */
export function watchRequests(app: FastifyInstance, options: RequestOptions): void {
  const { tracer } = options;
  if (tracer) traceRequests(app, { ...options, tracer });
  // After the body has been read: what a stream calls back is part of nothing.
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
    // What a page calls in-process is a part of the page.
    const parent = findWorkContext()?.span ?? traceparentOf(raw, isTrusted);
    const facts = { 'http.request.method': method, 'http.route': route };
    spans.set(request, tracer.begin({ name: `${method} ${route}`, kind: 'server', facts, parent }));
    done();
  });
  whenAnswered(app, (request, _reply, status) => spans.get(request)?.end(...endOf(status)));
}

/** Traces what was answered before it was routed; yields the trace's id, if it has one. */
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

/** The pattern, never the address, which may name a person. */
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
