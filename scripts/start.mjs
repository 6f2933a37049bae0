import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// `npm start` builds what is stale, then becomes the server. This file is plain JavaScript: for TypeScript, Node would
// keep its translator of types in memory.
await buildInOwnProcess();
// If the starter is gone, nobody can stop this process in an orderly way any more, so it stops itself.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
await import('../apps/server/build/main.js');

/** Builds in a separate process, whose memory is free again when that process exits. */
async function buildInOwnProcess() {
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) process.exit(1);
}
