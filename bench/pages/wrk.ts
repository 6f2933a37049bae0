import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { processorTime } from '../processor-time.ts';

const run = promisify(execFile);

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

export interface Measurement {
  perSecond: number;
  /** Of the server, for each request of this load. */
  microseconds: number;
  p99Ms: number;
}

/** Reads a page over and over with Debian's `wrk`, and looks what that cost the server. */
export async function readOver(pid: number, load: Load): Promise<Measurement> {
  const before = processorTime(pid);
  const report = await wrk(load);
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`${load.url} failed:\n${report}`);
  const { requests, perSecond, p99Ms } = readReport(report);
  const microseconds = ((processorTime(pid) - before) / requests) * 1_000_000;
  return { perSecond, microseconds, p99Ms };
}

/** Asks for addresses that nobody asked for before: about 2,000 a second. Yields how many were answered. */
export async function flood(load: Omit<Load, 'connections'>): Promise<number> {
  const script = join(import.meta.dirname, 'flood.lua');
  return readReport(await wrk({ ...load, connections: 80 }, ['-s', script])).perSecond;
}

async function wrk(
  { url, connections, seconds, headers = {} }: Load,
  options: readonly string[] = [],
): Promise<string> {
  const sent = Object.entries({ 'accept-encoding': 'br', ...headers });
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    // Of a thousand that come at once, those whom the listening socket has no room for knock again seconds later.
    '--timeout=10s',
    ...sent.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...options,
    url,
  ]);
  return stdout;
}

function readReport(report: string) {
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  return {
    requests: Number(/(\d+) requests in/.exec(report)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99Ms: Number(p99) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1),
  };
}
