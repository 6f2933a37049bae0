import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { Server } from 'node:http';

import type { CollectedMetric } from '@uid/opentelemetry/convert-figures';
import type { FastifyInstance } from 'fastify';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';

import { ConfigError } from '../config-error.ts';
import type { ReadyAnswer } from '../http/pages/ready-answers.ts';
import { whenAnswered } from '../http/when-answered.ts';
import type { Figure } from './figure.ts';
import type { OnEnd } from './work.ts';

export interface Metrics {
  add: (figures: readonly Figure[]) => void;
  /** Counts and times every response that Fastify sends from now on. */
  watch: (app: FastifyInstance) => void;
  /** Counts a response that was sent without being routed. */
  count: (answered: ReadyAnswer) => void;
  /** Records the duration of all other kinds of work. */
  onEnd: OnEnd;
  /** The figures in the text format of Prometheus. */
  print: () => Promise<string>;
  contentType: string;
  /** The same figures as data, for an exporter. */
  collect: () => Promise<CollectedMetric[]>;
}

/** The part of the metrics that is needed to serve them. */
type Print = Pick<Metrics, 'print' | 'contentType'>;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const shortSeconds = [0.0005, 0.001, 0.0025, ...seconds];
const longSeconds = [...seconds, 30, 60, 300];

export function createMetrics(given: readonly Figure[] = []): Metrics {
  const registry = new Registry();
  if (cluster.worker) answerSupervisor(registry, cluster.worker.id);
  collectDefaultMetrics({ register: registry });
  const durations = createDurations(registry);
  const add = (figures: readonly Figure[]) => {
    for (const figure of figures) registry.registerMetric(metricOf(figure));
  };
  add(given);
  return {
    add,
    contentType: registry.contentType,
    print: () => registry.metrics(),
    collect: () => registry.getMetricsAsJSON(),
    count({ method, route, status, elapsedMs }) {
      durations.requests.observe({ method, route, status }, elapsedMs / 1000);
    },
    watch(app) {
      add([requestsUnderWay(app)]);
      whenAnswered(app, ({ method, routeOptions }, reply, status) => {
        // Uses the pattern instead of the address: there are then as many series as routes, without personal data.
        const route = routeOptions.url ?? 'none';
        durations.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
      });
    },
    onEnd(work, { ms, isFailed }) {
      const result = isFailed ? 'failed' : 'done';
      if (work.kind === 'statement')
        durations.statements.observe({ operation: operationOf(work.sql), result }, ms / 1000);
      if (work.kind === 'call') {
        const { role, provider, operation } = work;
        durations.calls.observe({ role, provider, operation, result }, ms / 1000);
      }
      if (work.kind === 'job') durations.jobs.observe({ name: work.name, result }, ms / 1000);
    },
  };
}

/** Labels the figures of a worker with its number, and lets the supervisor ask for them. */
function answerSupervisor(registry: Registry, worker: number): void {
  registry.setDefaultLabels({ worker });
  AggregatorRegistry.setRegistries(registry);
  // oxlint-disable-next-line no-new -- this makes it listen
  new AggregatorRegistry();
}

/** The figures of all workers of this supervisor. */
export function gatherMetrics(): Print {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, print: () => registry.clusterMetrics() };
}

function createDurations(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answers by route, and how long they took. In-process calls of pages count as requests of their routes.',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    statements: new Histogram({
      name: 'database_statement_duration_seconds',
      help: 'Statements by their first word, and how long whoever asked waited, for a shared commit too.',
      labelNames: ['operation', 'result'],
      buckets: shortSeconds,
      registers,
    }),
    calls: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Calls to payment companies, carriers and senders of messages.',
      labelNames: ['role', 'provider', 'operation', 'result'],
      buckets: seconds,
      registers,
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'What the clock did.',
      labelNames: ['name', 'result'],
      buckets: longSeconds,
      registers,
    }),
  };
}

const operations = new Set(['select', 'insert', 'update', 'delete', 'with', 'commit']);

/** The operations are a closed list, which limits the number of series. */
function operationOf(sql: string): string {
  const [word = ''] = sql.split(' ', 1);
  return operations.has(word) ? word : 'other';
}

function requestsUnderWay({ server }: FastifyInstance): Figure {
  let underWay = 0;
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return {
    name: 'http_requests_under_way',
    help: 'Requests that have arrived and not been answered.',
    count: () => underWay,
  };
}

/**
 * A figure is unknown while the database is away; the other figures, which are most needed then, must still be served.
 */
function metricOf({ count, name, help, isTotal, label }: Figure): Gauge | Counter {
  const Kind = isTotal ? Counter : Gauge;
  const metric: Gauge | Counter = new Kind({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [],
    async collect() {
      const values = await readValues(count);
      metric.reset();
      if (typeof values === 'number') return put(metric, {}, values);
      for (const [each, value] of Object.entries(values))
        put(metric, label ? { [label]: each } : {}, value);
    },
  });
  return metric;
}

async function readValues(
  count: Figure['count'],
): Promise<number | Readonly<Record<string, number>>> {
  try {
    return await count();
  } catch {
    return Number.NaN;
  }
}

function put(metric: Gauge | Counter, labels: Record<string, string>, value: number): void {
  if (metric instanceof Gauge) metric.set(labels, value);
  else if (!Number.isNaN(value)) metric.inc(labels, value);
}

/** Serves the figures on a separate port, which visitors do not reach. */
export async function serveMetrics(
  { print, contentType }: Print,
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
  const refuse = ({ message }: Error) =>
    reject(new ConfigError(`METRICS_PORT is no port to listen at: ${message}.`));
  server.once('error', refuse).listen(place, resolve);
  await promise;
  // The server neither keeps the process alive nor delays its stop.
  return server.unref();
}
