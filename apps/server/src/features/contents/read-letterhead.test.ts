import { startRegistration } from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { openEditor } from '../drawings/testing/open-site.ts';
import { seed } from '../../seed.ts';

test('a mail bears the company’s name as it is published, in its own language', async () => {
  await using server = await createTestApp();
  await seed(server.deps);
  const editor = await openEditor(server);
  await editor.change({ kind: 'company', id: 'company' }, 'en', { brand: 'Harbour Keys' });
  for (const language of ['zh', 'en'] as const)
    await server.call(startRegistration, { email: `${language}@example.com`, language });
  const mails = await server.deps.database.handle
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .orderBy('recipient')
    .execute();
  const [english, chinese] = mails.map(({ subject, text }) => `${subject}\n${text}`);
  expect(english).toContain('Harbour Keys');
  expect(english).not.toContain('UID Security');
  expect(chinese).toContain('UID 安全');
});
