import { hour } from '../job.ts';
import type { Job } from '../job.ts';
import type { Figure } from '../telemetry/figure.ts';
import { checkSqlite, DatabaseDamaged } from './run-sqlite-tool.ts';

const day = 24 * hour;

export interface IntegrityWatch {
  /** Reads every page; throws `DatabaseDamaged`. The start calls it without waiting for the result. */
  checkQuickly: () => Promise<void>;
  /** The job that compares every index with its table once a day. */
  jobs: Job[];
  /** The figures that the metrics report. */
  figures: Figure[];
}

/** Looks for pages that a disk has damaged, before a backup of them replaces the last good one. */
export function watchIntegrity(file: string, now: () => number): IntegrityWatch {
  let last: { at: number; isDamaged: boolean } | undefined;

  async function check(kind: 'quick-check' | 'integrity-check'): Promise<void> {
    try {
      await checkSqlite(file, kind);
      last = { at: now(), isDamaged: false };
    } catch (cause) {
      if (cause instanceof DatabaseDamaged) last = { at: now(), isDamaged: true };
      throw cause;
    }
  }

  return {
    checkQuickly: () => check('quick-check'),
    jobs: [{ name: 'check-database', every: day, run: () => check('integrity-check') }],
    figures: [
      {
        name: 'database_damaged',
        help: '1 where the last check of the SQLite file by this process found damage.',
        count: async () => (last ? Number(last.isDamaged) : Number.NaN),
      },
      {
        name: 'database_check_age_seconds',
        help: 'How long ago this process checked the SQLite file.',
        count: async () => (last ? (now() - last.at) / 1000 : Number.NaN),
      },
    ],
  };
}
