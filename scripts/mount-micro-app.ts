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
  /** What visitors come with who have the most to read. */
  query: string;
  /** What the page of the shell gives. */
  facts: unknown;
  /** Left out for one without a session, whom no server answers. */
  visitor?: Visitor;
}

/** Somebody with a session. */
export interface Visitor {
  /** What the browser remembers, by its key. */
  stored: Readonly<Record<string, string>>;
  /** What the server says to whoever asks, by the path. */
  answers: Readonly<Record<string, string>>;
}

/** What a worker is given. */
export interface MountingJob extends Omit<Mounting, 'name'> {
  lifecycles: string;
}

/**
 * By its path, the HTML that a built micro-app shows a visitor in Chinese: one without a session before any
 * answer of the server, one with a session after it. In a thread of its own, whose globals become a browser's.
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
