import { buildIfStale } from './build-if-stale.ts';

/** `npm start`: builds what is stale, then becomes the server. */
await buildIfStale();
// The starter is gone: nobody could stop this process in order any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
await import('../apps/server/src/main.ts');
