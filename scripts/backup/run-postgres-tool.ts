import { spawnSync } from 'node:child_process';

/** Runs a program of PostgreSQL on a database. The password goes by the environment: other users see arguments. */
export function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): void {
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
  const { status, error, stderr } = spawnSync(
    tool,
    [`--dbname=${database}`, '--no-owner', '--no-privileges', '--no-password', ...args],
    { env: { ...process.env, ...Object.fromEntries(given) }, encoding: 'utf8' },
  );
  if (error) throw new Error(`${tool} of PostgreSQL cannot be run here (${error.message}).`);
  if (status !== 0) throw new Error(stderr.trim() || `${tool} ended with ${status}.`);
}
