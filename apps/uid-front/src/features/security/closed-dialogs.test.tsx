// @vitest-environment happy-dom
import {
  endAllSessions,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from '@uid/contract/account';
import { getMobile, removeMobile } from '@uid/contract/mobile';
import { listOutside, unlinkOutside } from '@uid/contract/outside-login';
import { deleteAccount } from '@uid/contract/personal-data';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test } from 'vitest';

import { openSecurity } from '../../testing/security-answers.ts';

const createdAt = Date.UTC(2026, 0, 6);
const known = {
  totp: { enabledAt: createdAt },
  recoveryCodesLeft: 8,
  passkeys: [{ id: 'p-1', name: 'Office', createdAt }],
};
const linked = [{ id: 'o-1', provider: 'Example', createdAt }];

const dialogs = [
  { name: 'Get new ones', endpoint: renewRecoveryCodes },
  { name: 'Turn off', endpoint: removeTotp },
  { name: 'Remove Office', endpoint: removePasskey },
  { name: 'Log out everywhere', endpoint: endAllSessions },
  { name: 'Unlink', endpoint: unlinkOutside },
  { name: 'Remove', endpoint: removeMobile },
  { name: 'Delete the account', endpoint: deleteAccount },
];

async function openDialog({ name, endpoint }: (typeof dialogs)[number]) {
  const app = await openSecurity(known, {
    language: 'en',
    script(server) {
      server.on(getMobile, success({ isOffered: true, mobile: { number: '138****8000' } }));
      server.on(listOutside, success({ linked, offered: [] }));
    },
  });
  await app.press(name);
  if (endpoint === deleteAccount) app.fill('Address of the account', 'buyer@example.com');
  const answer = Promise.withResolvers<Answer>();
  app.server.on(endpoint, answer.promise);
  await act(async () => {
    document.querySelector<HTMLElement>('dialog[open] [type=submit]:not([aria-label])')?.click();
    await settled();
  });
  expect(app.server.sent.at(-1)?.path).toBe(endpoint.path);
  return { app, answer };
}

const isOpen = () => document.querySelector('dialog[open]') !== null;

test.each(dialogs)(
  'what is refused after the dialog of “$name” was closed opens it again to say why',
  async (dialog) => {
    const { app, answer } = await openDialog(dialog);
    await app.closeDialog();
    expect(isOpen()).toBe(false);
    answer.resolve(refusal('TOO_MANY_REQUESTS', { retryAfter: 30 }));
    await app.settle();
    expect(isOpen()).toBe(true);
    expect(document.querySelector('dialog[open] [role=alert]')?.textContent).toContain('30');
    await app.closeDialog();
    await app.press(dialog.name);
    expect(isOpen()).toBe(true);
    expect(document.querySelector('dialog[open] [role=alert]')).toBeNull();
  },
);

test('a dialog that was closed meanwhile stays closed once it is done', async () => {
  const { app, answer } = await openDialog(dialogs[0]!);
  await app.closeDialog();
  answer.resolve(success({ recoveryCodes: ['AAAA-BBBB'] }));
  await app.settle();
  expect(isOpen()).toBe(false);
  expect(app.text()).toContain('AAAA-BBBB');
});

test('whoever closes the dialog, and then does not confirm who they are, is left alone', async () => {
  const { app, answer } = await openDialog(dialogs[1]!);
  await app.closeDialog();
  answer.resolve(refusal('STEP_UP_REQUIRED', { details: { methods: ['password'] } }));
  await app.settle();
  expect(app.text()).toContain('Please confirm that it is you');
  await app.closeDialog();
  await app.settle();
  expect(isOpen()).toBe(false);
});

test('what is refused after the form of a new name was folded unfolds it again to say why, with what was typed', async () => {
  const app = await openSecurity(known, { language: 'en' });
  const unfolded = () =>
    document.querySelector('[aria-label="Rename Office"]')?.getAttribute('aria-expanded');
  await app.press('Rename Office');
  app.fill('New name', 'Home');
  const answer = Promise.withResolvers<Answer>();
  app.server.on(renamePasskey, answer.promise);
  await app.press('Save the name');
  await app.press('Rename Office');
  expect([unfolded(), document.querySelector('[role=alert]')]).toEqual(['false', null]);
  answer.resolve(refusal('TOO_MANY_REQUESTS', { retryAfter: 30 }));
  await app.settle();
  expect([unfolded(), app.alert()]).toEqual(['true', expect.stringContaining('30')]);
  expect(app.field('New name').value).toBe('Home');
  await app.press('Rename Office');
  await app.press('Rename Office');
  expect(app.field('New name').value).toBe('Office');
});
