import type { LogLines } from '../http/log/request-log.ts';
import { minute } from '../job.ts';
import { findWorkContext } from './work-context.ts';
import type { OnEnd } from './work.ts';

/** Maximum lines in a minute. A slow database is slow for everybody: more lines would say the same. */
const maxLines = 20;
/** Maximum characters of the statement in a line. */
const longestText = 2_000;

interface SlowStatementOptions {
  /** Milliseconds from which a statement counts as slow. */
  slowFrom: number;
  lines: LogLines;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Logs one line for a slow statement, with the request it belongs to, and without its values. */
export function createSlowStatementLog({ slowFrom, lines, now }: SlowStatementOptions): OnEnd {
  let written = 0;
  let leftOut = 0;

  function write(facts: object): void {
    lines.write(`${JSON.stringify({ level: 40, time: now(), ...facts })}\n`);
  }

  function beginMinute(): void {
    setTimeout(() => {
      if (leftOut > 0) write({ count: leftOut, msg: 'slow statements without a line' });
      written = 0;
      leftOut = 0;
    }, minute).unref();
  }

  return (work, { ms }) => {
    if (work.kind !== 'statement' || ms < slowFrom) return;
    if (written >= maxLines) {
      leftOut += 1;
      return;
    }
    if (written === 0) beginMinute();
    written += 1;
    const sql = work.sql.slice(0, longestText);
    const { span, ...asker } = findWorkContext() ?? {};
    const traceId = span?.traceId;
    write({
      ...asker,
      ...(traceId && { traceId }),
      sql,
      ms: Math.round(ms),
      msg: 'slow statement',
    });
  };
}
