import type { Language } from '@uid/contract/language';
import { getSystem } from '@uid/contract/system';

import type { diagnoseQuickly } from '../../checks/diagnose.ts';
import type { ServerContext } from '../../context.ts';
import { withoutOpening } from '../../database/first-transaction.ts';
import type { Serve } from '../../http/serve.ts';
import { findNewestBackup, listKeptBackups } from '../backups/kept-backups.ts';
import { twoPersonsState } from '../identity/staff/two-persons.ts';
import { pinnedNode, version } from './version.ts';

export function serveSystem(serve: Serve, { config, database, now }: ServerContext): void {
  async function readSystem(language: Language) {
    const { readDatabase } = await import('./read-database.ts');
    return {
      version,
      node: process.versions.node,
      process: {
        startedAt: Math.round(performance.timeOrigin),
        memory: process.memoryUsage.rss(),
        count: config.processes ?? 1,
      },
      database: await readDatabase(database),
      ...(config.backups && { backups: readBackups(config.backups, now()) }),
      twoPersons: await twoPersonsState(database.handle, config),
      settings: [...config.shownSettings],
      findings: await readFindings({ config, now: now(), pinnedNode }, database, language),
    };
  }

  // Raw SQL statements count as writes, although those here only read.
  serve(getSystem, ({ language }) => withoutOpening(() => readSystem(language)));
}

function readBackups(
  { folder, every, keep }: { folder: string; every: number; keep: number },
  now: number,
) {
  const { length: count } = listKeptBackups(folder, now);
  const newest = findNewestBackup(folder, now);
  return { every, keep, count, ...(newest && { newestAt: newest.madeAt }) };
}

type Asked = Parameters<typeof diagnoseQuickly>;

async function readFindings(deployment: Asked[0], database: Asked[1], language: Language) {
  const checks = await import('../../checks/diagnose.ts');
  const findings = [];
  for await (const { name, state, sentence, spoken } of checks.diagnoseQuickly(
    deployment,
    database,
  ))
    findings.push({ name, state, sentence: spoken?.[language] ?? sentence });
  return findings;
}
