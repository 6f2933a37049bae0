import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

import { versionOf } from './programs.ts';

/** Returns the facts about the machine that a reader needs to judge the figures, by name. */
export function readMachine(): Record<string, string> {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit(),
    processor: `${processors[0]?.model.trim()}, ${processors.length} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    'load before': loadavg()
      .map((load) => load.toFixed(1))
      .join(', '),
    Node: process.versions.node,
    nginx: versionOf('nginx') ?? 'none',
    PostgreSQL: versionOf('PostgreSQL') ?? 'none',
    Chromium: versionOf('browser') ?? 'none',
    wrk: versionOf('wrk') ?? 'none',
  };
}

function readCommit(): string {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = git('rev-parse', '--short=10', 'HEAD');
  if (commit === undefined) return 'unknown';
  return git('status', '--porcelain') ? `${commit}, with changes` : commit;
}
