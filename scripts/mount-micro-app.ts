import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { microAppBuildFolder } from '@uid/contract/micro-apps';

const root = join(import.meta.dirname, '..');

export interface Mounting {
  name: string;
  basename: string;
  /** The app's pages, with its basename. */
  paths: readonly string[];
  /** The query with which the pages show the most text. */
  query: string;
  /** The facts that the shell's page hands to the micro-app. */
  facts: unknown;
  /** Left out for a visitor without a session, who gets no answers of the server. */
  visitor?: Visitor;
}

/** A visitor with a session. */
export interface Visitor {
  /** The entries of the browser's local storage. */
  stored: Readonly<Record<string, string>>;
  /** The bodies of the server's answers by path. */
  answers: Readonly<Record<string, string>>;
}

/** The `workerData` of the thread. */
export interface MountingJob extends Omit<Mounting, 'name'> {
  lifecycles: string;
}

/**
 * Returns by path the HTML that a built micro-app shows in Chinese: to a visitor without a session before any
 * answer of the server, to one with a session after the answers. Runs in a thread of its own, whose globals
 * become those of a browser.
 */
export async function mountMicroApp({
  name,
  ...job
}: Mounting): Promise<ReadonlyMap<string, string>> {
  if (job.paths.length === 0) return new Map();
  const folder = join(root, microAppBuildFolder(name));
  const [lifecycles] = globSync('assets/lifecycles-*.js', { cwd: folder });
  const workerData: MountingJob = { ...job, lifecycles: join(folder, lifecycles!) };
  const worker = new Worker(new URL('mount-in-thread.ts', import.meta.url), { workerData });
  const [shown] = (await once(worker, 'message')) as [ReadonlyMap<string, string>];
  await worker.terminate();
  return shown;
}
