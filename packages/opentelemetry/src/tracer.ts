/* The interface of tracing without any library, so that its types cost nothing if tracing is off. */

export interface Span {
  /** As a log line names it; undefined if the span was not sampled and will not be exported. */
  traceId: string | undefined;
  /** @param failure the name of the error; left out if there was none */
  end: (facts?: Facts, failure?: string) => void;
}

/** The attributes of a span, which contain no personal data, no values of statements and no secrets. */
export type Facts = Readonly<Record<string, string | number>>;

export interface SpanStart {
  name: string;
  /** `server`: the span answers a request; `client`: it sends one; `internal`: neither. */
  kind: 'server' | 'client' | 'internal';
  facts: Facts;
  /** The parent: a span of this process, or a proxy's W3C `traceparent`. */
  parent?: Span | string | undefined;
  /** Milliseconds since the span began; if left out, it begins now. */
  age?: number;
}

export interface Tracer {
  begin: (start: SpanStart) => Span;
}

/** Which traces are exported. */
export interface SamplerChoice {
  /** The sampler's name as in OpenTelemetry's `OTEL_TRACES_SAMPLER`. */
  name: RootSampler | `parentbased_${RootSampler}`;
  /** The share of traces from 0 to 1, for `traceidratio`. */
  ratio: number;
}

type RootSampler = 'always_on' | 'always_off' | 'traceidratio';
