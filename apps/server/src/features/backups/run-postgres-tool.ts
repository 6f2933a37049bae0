import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a program of PostgreSQL on a database. The password goes by the environment: other users see arguments. */
export async function runOnPostgres(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const database = decodeURIComponent(url.pathname.slice(1));
  const wanted = {
    PGHOST: url.hostname.replace(/^\[|\]$/g, '') || url.searchParams.get('host'),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGSSLMODE: url.searchParams.get('sslmode'),
  };
  const given = Object.entries(wanted).filter(([, value]) => value) as [string, string][];
  const common = [`--dbname=${database}`, '--no-owner', '--no-privileges', '--no-password'];
  await run(tool, [...common, ...args], Object.fromEntries(given));
}

/** Reads a dump without any server: all of it, or the rows of a table as `pg_dump` wrote them. */
export function readDump(dump: string, args: string[]): Promise<string> {
  return run('pg_restore', [...args, dump]);
}

async function run(
  tool: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${tool} of PostgreSQL cannot be run here (${(error as Error).message}).`);
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [out, fault, [status]] = await Promise.race([ended, failed]);
  if (status !== 0) throw new Error(fault.trim() || `${tool} ended with ${status}.`);
  return out;
}
