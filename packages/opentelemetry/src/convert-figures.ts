import { ValueType } from '@opentelemetry/api';
import type { HrTime } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { DataPoint, Histogram, MetricData } from '@opentelemetry/sdk-metrics';

/** A metric as `prom-client` lists it. */
export interface CollectedMetric {
  name: string;
  help: string;
  /** `counter`, `gauge` or `histogram`, although the types of `prom-client` say otherwise. */
  type: unknown;
  values: CollectedValue[];
}

interface CollectedValue {
  value: number;
  labels: Partial<Record<string, string | number>>;
  /** Present in a histogram: its name and the counted part, such as `…_bucket`. */
  metricName?: string | undefined;
}

/** Start and end of the time in which the values were counted. */
interface Interval {
  startTime: HrTime;
  endTime: HrTime;
}

/**
 * Converts the metrics and keeps their names, labels and buckets, so that a dashboard can read both. Values that are
 * not finite numbers are unknown, and left out.
 */
export function convertFigures(metrics: CollectedMetric[], interval: Interval): MetricData[] {
  return metrics.flatMap((metric) => {
    const converted = convert(metric, interval);
    return converted.dataPoints.length > 0 ? [converted] : [];
  });
}

function convert({ name, help, type, values }: CollectedMetric, interval: Interval): MetricData {
  const shared = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram')
    return {
      ...shared,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histogramsIn(values, interval),
    };
  const known = values.filter(({ value }) => Number.isFinite(value));
  const dataPoints = known.map(({ value, labels }) => ({
    ...interval,
    attributes: labels,
    value,
  }));
  return type === 'counter'
    ? { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
}

interface Series {
  attributes: CollectedValue['labels'];
  /** In ascending order; each count includes those of the buckets before it. */
  buckets: { upTo: number; count: number }[];
  sum: number;
}

function histogramsIn(values: CollectedValue[], interval: Interval): DataPoint<Histogram>[] {
  const series = new Map<string, Series>();
  for (const { value, labels, metricName } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(Object.entries(attributes).toSorted(byName));
    const own = series.get(key) ?? { attributes, buckets: [], sum: 0 };
    series.set(key, own);
    if (le !== undefined) own.buckets.push({ upTo: boundOf(le), count: value });
    else if (metricName?.endsWith('_sum')) own.sum = value;
  }
  return [...series.values()].map(({ attributes, buckets, sum }) => {
    const counts = buckets.map(({ count }, place) => count - (buckets[place - 1]?.count ?? 0));
    const boundaries = buckets.map(({ upTo }) => upTo).filter(Number.isFinite);
    const count = buckets.at(-1)?.count ?? 0;
    return { ...interval, attributes, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

function boundOf(le: string | number): number {
  return le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
}
