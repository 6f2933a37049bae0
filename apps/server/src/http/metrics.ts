import { createServer } from 'node:http';
import type { Server } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { AnsweredRequest } from './request-log.ts';

/** What is asked of the database each time somebody looks. */
export interface Figure {
  name: string;
  help: string;
  count: () => Promise<number>;
}

export interface Metrics {
  /** Counts and times every answer from now on that Fastify gives. */
  watch: (app: FastifyInstance) => void;
  /** Counts one that was given before it was routed. */
  count: (answered: AnsweredRequest) => void;
  /** In the text format of Prometheus. */
  print: () => Promise<string>;
  contentType: string;
}

/** As Fastify knows the route of all pages. */
const pageRoute = '/*';
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(figures: Figure[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route, and how long they took. In-process calls of pages count as requests of their routes.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  for (const figure of figures) registry.registerMetric(gaugeOf(figure));
  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),
    count({ method, status, elapsedMs }) {
      durations.observe({ method, route: pageRoute, status }, elapsedMs / 1000);
    },
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // The pattern, not the address: as many series as routes, and nothing of anybody's in them.
        const route = request.routeOptions.url ?? 'none';
        const { method } = request;
        durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}

/** Unknown while the database is away: the other figures are needed most then. */
function gaugeOf({ count, name, help }: Figure): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await count().catch(() => Number.NaN));
    },
  });
}

/** Serves the figures on a port of their own, which visitors do not reach. */
export async function serveMetrics(
  { print, contentType }: Metrics,
  place: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end();
    return void print().then(
      (text) => answer.writeHead(200, { 'content-type': contentType }).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(place, resolve);
  await promise;
  // It neither keeps the process alive nor holds its stop up.
  return server.unref();
}
