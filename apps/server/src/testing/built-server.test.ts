import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { nodeOptions } from './built-server.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

test.each(['Containerfile', 'uid-security.service'])(
  'deploy/%s runs the server as `npm start` does',
  (name) => {
    const file = readFileSync(join(deploy, name), 'utf8');
    const { options, environment } = nodeOptions();
    for (const option of options) expect(file).toContain(option);
    for (const [variable, value] of Object.entries(environment))
      expect(file).toContain(`${variable}=${value}`);
    expect(file).toContain('apps/server/build/main.js');
  },
);
