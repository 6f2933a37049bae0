import { Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** What the script reads as its `workerData`. */
  input: unknown;
  /** Aborting terminates the thread. */
  signal: AbortSignal;
  /** Maximum megabytes of the thread's heap; the bytes of files don't count. */
  maxMemory: number;
}

/**
 * Runs a script in a thread of its own and resolves with the message that it posts. Its memory is freed when the thread
 * ends, and it blocks nobody else. The script runs from its source, so this thread loads nothing of it.
 * @param file the script's path
 * @throws whatever the script throws, or why there was no thread, or why it ended before it posted anything
 */
export async function runInThread<Output>(
  file: string,
  { input, signal, maxMemory }: ThreadOptions,
): Promise<Output> {
  signal.throwIfAborted();
  const worker = new Worker(file, {
    workerData: input,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  });
  worker.unref();
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  return await new Promise<Output>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The thread of ${file} ended before it answered.`)));
  }).finally(() => signal.removeEventListener('abort', end));
}
