import { fork } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

/** Reports that it was told to end, and exits when the report is acknowledged. */
const program = `
  import { takeSeat } from ${JSON.stringify(new URL('seat.ts', import.meta.url).href)};
  takeSeat().whenToldToEnd((ending) => process.send(ending));
  process.on('message', () => process.exit(0));
  process.send('ready');
`;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a second %s does not break off what the first has begun: npm start passes on what a terminal sends to all',
  async (signal) => {
    const child = fork('--input-type=module', ['--eval', program], { execArgv: [] });
    const said: unknown[] = [];
    child.on('message', (word) => {
      said.push(word);
      child.kill(signal);
      if (word !== 'ready') child.send('heard');
    });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(said).toEqual(['ready', signal]);
  },
);
