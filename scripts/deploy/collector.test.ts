import { expect, test } from 'vitest';

import { readDeployed, readManifests, readYaml, workloadsOf } from './manifest.ts';

interface Collector {
  receivers: { otlp: { protocols: { http: { endpoint: string } } } };
  processors: object;
  exporters: object;
  extensions: { health_check: { endpoint: string } };
  service: { extensions: string[]; pipelines: Record<string, Record<Part, string[]>> };
}

const parts = ['receivers', 'processors', 'exporters'] as const;
type Part = (typeof parts)[number];

/** The collector's own `validate` checks more: deploy/README.md says how to run it. */
test('the collector’s pipelines name what it declares, and use all of it', () => {
  const collector = readYaml('otel-collector.yaml') as Collector;
  const pipelines = Object.values(collector.service.pipelines);
  for (const part of parts) {
    const used = new Set(pipelines.flatMap((each) => each[part]));
    expect([...used].toSorted()).toEqual(Object.keys(collector[part]).toSorted());
  }
  expect(collector.service.extensions).toEqual(Object.keys(collector.extensions));
  for (const { processors } of pipelines) expect(processors[0]).toBe('memory_limiter');
});

test('the collector listens where it is asked, and is given what it reads', () => {
  const collector = readYaml('otel-collector.yaml') as Collector;
  const { pod } =
    workloadsOf(readManifests()).find(({ labels }) => labels['app'] === 'collector') ?? {};
  const [container] = pod?.containers ?? [];
  const ports = container?.ports?.map(({ containerPort }) => `0.0.0.0:${containerPort}`);
  expect(ports).toEqual([
    collector.receivers.otlp.protocols.http.endpoint,
    collector.extensions.health_check.endpoint,
  ]);
  const read = readDeployed('otel-collector.yaml').matchAll(/\$\{env:([A-Z_]+)\}/g);
  const given = container?.env?.map(({ name }) => name);
  expect([...read].map(([, name]) => name)).toEqual(given);
});
