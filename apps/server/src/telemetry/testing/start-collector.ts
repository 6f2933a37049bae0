import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span in the JSON of OTLP. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

export interface SentMetric {
  name: string;
  gauge?: { dataPoints: object[] };
  sum?: { dataPoints: object[]; isMonotonic: boolean };
  histogram?: { dataPoints: object[] };
}

interface Sent {
  resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
}

/** Stands in for a collector, and keeps what is sent to it. */
export interface Collector extends AsyncDisposable {
  endpoint: string;
  /** All request bodies, unchanged. */
  bodies: string[];
  headers: IncomingHttpHeaders[];
  spans: () => SentSpan[];
  metrics: () => SentMetric[];
  /** While true, no request is answered. */
  isSilent: boolean;
  /** Answers the waiting requests. */
  speak: () => void;
}

export async function startCollector(): Promise<Collector> {
  const waiting: ServerResponse[] = [];
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const sent = () => bodies.map((body) => JSON.parse(body) as Sent);
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      headers.push(request.headers);
      return collector.isSilent ? waiting.push(response) : answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    isSilent: false,
    spans: () =>
      sent().flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap((each) => each.scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      sent().flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap((each) => each.scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    speak() {
      collector.isSilent = false;
      for (const response of waiting.splice(0)) answer(response);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return collector;
}
