import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// `npm start`: has built what is stale, then becomes the server. Plain JavaScript: Node would keep its
// translator of types in memory.
await buildInOwnProcess();
// The starter is gone: nobody could stop this process in order any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
await import('../apps/server/build/main.js');

/** What building needed of memory goes with its process. */
async function buildInOwnProcess() {
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) process.exit(1);
}
