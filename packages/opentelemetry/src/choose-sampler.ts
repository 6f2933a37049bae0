import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';

import type { SamplerChoice } from './tracer.ts';

export function chooseSampler({ name, ratio }: SamplerChoice): Sampler {
  const root = rootSampler(name.replace('parentbased_', ''), ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratio);
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
