import type { SamplerChoice } from '@uid/opentelemetry/tracer';
import { z } from '@uid/contract/zod';

import { ConfigError } from '../config-error.ts';
import { settings, urlOf } from '../settings.ts';

export interface TelemetryConfig {
  /** Milliseconds from which a statement is logged as slow; 0: none is. */
  slowStatementTime: number;
  /** The collector of traces and figures; undefined: none are sent. */
  collector: Collector | undefined;
}

export interface Collector {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: SamplerChoice;
}

const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const satisfies SamplerChoice['name'][];

/** The settings of OpenTelemetry use its own variable names. */
export const telemetrySettings = settings({
  variables: {
    SLOW_STATEMENT_MS: z._default(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600_000)),
      200,
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(urlOf('http', 'https')),
    OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
    OTEL_SERVICE_NAME: z._default(z.string().check(z.minLength(1)), 'uid-security'),
    OTEL_TRACES_SAMPLER: z._default(z.enum(samplerNames), 'parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  },
  read(values): TelemetryConfig {
    const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
    return {
      slowStatementTime: values.SLOW_STATEMENT_MS,
      collector:
        endpoint === undefined
          ? undefined
          : {
              endpoint,
              headers: readHeaders(values.OTEL_EXPORTER_OTLP_HEADERS),
              serviceName: values.OTEL_SERVICE_NAME,
              sampler: { name: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG },
            },
    };
  },
});

/** Parses `name=value` pairs separated by commas, percent-encoded where a value contains a comma. */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((each) => each.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      try {
        if (name.trim() !== '' && rest.length > 0)
          return [name.trim(), decodeURIComponent(rest.join('=').trim())];
      } catch {
        // The error below is thrown; it does not repeat the value, which is a secret.
      }
      throw new ConfigError(
        'OTEL_EXPORTER_OTLP_HEADERS must be names and values like authorization=Bearer%20abc, by comma.',
      );
    }),
  );
}
