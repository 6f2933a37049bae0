import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds that a process has had the processor, its own and the system’s work for it, from Linux’s own books. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/**
 * Starts to count the same of all the processes by which a PostgreSQL server on this machine serves a database; asked
 * again, it says how many seconds they had since. One that ended meanwhile has taken its books with it.
 */
export function countDatabaseTime(name: string | undefined): () => number {
  if (name === undefined) return () => 0;
  const before = timesOf(name);
  return () => {
    let sum = 0;
    for (const [pid, seconds] of timesOf(name)) sum += seconds - (before.get(pid) ?? 0);
    return sum;
  };
}

function timesOf(database: string): Map<string, number> {
  const pids = readdirSync('/proc').filter((each) => /^\d+$/.test(each) && isOf(each, database));
  return new Map(pids.map((pid) => [pid, processorTime(Number(pid))]));
}

function isOf(pid: string, name: string): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return title.startsWith('postgres: ') && title.includes(` ${name} `);
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

export function megabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
