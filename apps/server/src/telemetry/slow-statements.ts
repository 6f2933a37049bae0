import type { LogLines } from '../http/log/request-log.ts';
import { minute } from '../job.ts';
import { findWorkContext } from './work-context.ts';
import type { OnEnd } from './work.ts';

/** In a minute. A database that is slow is slow for everybody: more lines would say the same. */
const maxLines = 20;
/** Characters. */
const longestText = 2_000;

interface SlowStatementOptions {
  /** Milliseconds that are too long. */
  slowFrom: number;
  lines: LogLines;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Writes one line for a statement that took long, with the request it was asked for, and no value of it. */
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
