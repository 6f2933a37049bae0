import type { SpanStart } from '@uid/opentelemetry/tracer';

/** A piece of work that takes time. It contains no data of visitors. */
export type Work =
  /** `sql` has placeholders instead of values. */
  | { kind: 'statement'; engine: 'sqlite' | 'postgres'; sql: string }
  | { kind: 'transaction'; engine: 'sqlite' | 'postgres' }
  /** A call to another company. */
  | { kind: 'call'; role: Role; provider: string; operation: string }
  | { kind: 'job'; name: string };

export type Role = 'payment' | 'carrier' | 'message';

/** Called with a piece of work when it has ended. */
export type OnEnd = (work: Work, ended: { ms: number; isFailed: boolean }) => void;

/** Maximum characters of the statement in a span. */
const longestText = 2_000;

/** The name, kind and attributes of a span, named by OpenTelemetry's conventions if there are any. */
export function describeWork(work: Work): Pick<SpanStart, 'name' | 'kind' | 'facts'> {
  if (work.kind === 'statement') {
    const text = work.sql.slice(0, longestText);
    const facts = { 'db.system.name': systemOf(work.engine), 'db.query.text': text };
    return { name: work.sql.split(' ', 1)[0] ?? '', kind: 'client', facts };
  }
  if (work.kind === 'transaction') {
    const facts = { 'db.system.name': systemOf(work.engine) };
    return { name: 'transaction', kind: 'internal', facts };
  }
  if (work.kind === 'call') {
    const { role, provider, operation } = work;
    const facts = { 'uid.role': role, 'uid.provider': provider, 'uid.operation': operation };
    return { name: `${role} ${provider} ${operation}`, kind: 'client', facts };
  }
  return { name: `job ${work.name}`, kind: 'internal', facts: { 'uid.job': work.name } };
}

function systemOf(engine: 'sqlite' | 'postgres'): string {
  return engine === 'postgres' ? 'postgresql' : engine;
}
