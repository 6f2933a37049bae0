import { randomUUID } from 'node:crypto';

import type { HrTime } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

import { chooseSampler } from './choose-sampler.ts';
import { convertFigures } from './convert-figures.ts';
import type { CollectedMetric } from './convert-figures.ts';
import { createTracer } from './create-tracer.ts';
import type { SamplerChoice, Tracer } from './tracer.ts';

export interface ExportOptions {
  /** The address at which a collector accepts OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: SamplerChoice;
  /** Returns all metrics with their current values. */
  collect: () => Promise<CollectedMetric[]>;
  /** Called each time that something could not be sent. */
  onFailure: (signal: Signal) => void;
  /** Milliseconds between two exports of the metrics. */
  interval?: number;
}

export type Signal = 'traces' | 'metrics';

export interface Export {
  tracer: Tracer;
  /** Resolves when the remaining data has been sent, or could not be sent. */
  stop: () => Promise<void>;
}

/** Maximum number of spans that wait to be sent. Further spans are dropped, so that memory stays bounded. */
const maxSpans = 2_048;
const batch = 512;
/** Milliseconds after which an export is aborted. */
const timeout = 5_000;

/** Sends traces and metrics to a collector in the background, so that no request waits for it. */
export function startExport(options: ExportOptions): Export {
  const { headers, serviceName, sampler, interval = 60_000 } = options;
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
  });
  const place = (signal: Signal) => ({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/${signal}`,
    headers,
    timeoutMillis: timeout,
    concurrencyLimit: maxSpans / batch + 1,
  });
  const spans = heard(new OTLPTraceExporter(place('traces')), () => options.onFailure('traces'));
  const traces = new TracerProvider({
    resource,
    sampler: chooseSampler(sampler),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: spans,
        maxQueueSize: maxSpans,
        maxExportBatchSize: batch,
        exportTimeoutMillis: timeout,
      }),
    ],
  });
  const startTime = now();
  const reader = new PeriodicExportingMetricReader({
    exporter: heard(new OTLPMetricExporter(place('metrics')), () => options.onFailure('metrics')),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(timeout, interval),
    metricProducers: [
      {
        async collect() {
          const metrics = convertFigures(await options.collect(), { startTime, endTime: now() });
          const scopeMetrics = [{ scope: { name: serviceName }, metrics }];
          return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
        },
      },
    ],
  });
  const figures = new MeterProvider({ resource, readers: [reader] });
  return {
    tracer: createTracer(traces.getTracer(serviceName)),
    async stop() {
      await Promise.allSettled([traces.shutdown(), figures.shutdown()]);
    },
  };
}

interface Exporter<Item> {
  export: (items: Item, done: (result: { code: number; error?: Error }) => void) => void;
}

/** Wraps the exporter so that its failures are reported, because the SDK does not report them. */
function heard<Item, E extends Exporter<Item>>(
  exporter: E & Exporter<Item>,
  onFailure: () => void,
): E {
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      if (result.code !== 0) onFailure();
      done(result);
    });
  return exporter;
}

function now(): HrTime {
  const ms = Date.now();
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}
