/* What whoever is traced knows of traces: without a library, so that its types cost nothing where nothing is traced. */

export interface Span {
  /** As a line of the log names it; undefined where the span was not sampled and goes nowhere. */
  traceId: string | undefined;
  /** @param failure the name of what went wrong; left out where nothing did */
  end: (facts?: Facts, failure?: string) => void;
}

/** What a span says: nothing of a person, no value of a statement, no secret. */
export type Facts = Readonly<Record<string, string | number>>;

export interface SpanStart {
  name: string;
  /** `server`: it answers a request; `client`: it asks somebody; `internal`: neither. */
  kind: 'server' | 'client' | 'internal';
  facts: Facts;
  /** What it is a part of: a span of this process, or what a proxy in front says (W3C `traceparent`). */
  parent?: Span | string | undefined;
  /** How many milliseconds ago it began; left out: now. */
  age?: number;
}

export interface Tracer {
  begin: (start: SpanStart) => Span;
}

/** Which traces are kept. */
export interface SamplerChoice {
  /** As OpenTelemetry names them in `OTEL_TRACES_SAMPLER`. */
  name: RootSampler | `parentbased_${RootSampler}`;
  /** From 0 to 1, for `traceidratio`. */
  ratio: number;
}

type RootSampler = 'always_on' | 'always_off' | 'traceidratio';
