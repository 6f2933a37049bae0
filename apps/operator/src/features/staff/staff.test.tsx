// @vitest-environment happy-dom
import { issueEnrolmentCode, listStaff } from '@uid/contract/staff';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';

test('somebody whose last role was taken away is offered nothing that needs one', async () => {
  const person = { id: 's1', email: 'former@example.com', state: 'to-enrol', roles: [] } as const;
  const app = await openTestConsole('/staff?open=s1', {
    script: (server) => server.on(listStaff, success({ people: [person] })),
  });
  await app.shows('Grant one first');
  expect(app.text()).not.toContain('Give a');
  expect(app.text()).not.toContain('Disable');
});

const role = { role: 'shop', grantedAt: 0, grantedBy: 'command' } as const;

test.each([
  ['a first code', { state: 'to-enrol' }, 'Give an enrolment code', 'The rights begin when'],
  [
    'another code',
    { state: 'enrolled', factor: 'passkey', enrolledAt: 0 },
    'Give a new enrolment code',
    'and their sessions end',
  ],
])(
  '%s is offered with what it does, and with where it is entered',
  async (_, more, press, lead) => {
    const person = { id: 's1', email: 'new@example.com', roles: [role], lastLoginAt: 0, ...more };
    const app = await openTestConsole('/staff?open=s1', {
      script: (server) => server.on(listStaff, success({ people: [person] })),
    });
    await app.shows(lead);
    const issued = { code: 'ABCD-EFGH-JKLM-NPQR', endsAt: Date.UTC(2026, 0, 8) };
    app.server.on(issueEnrolmentCode, success(issued));
    await app.press(press);
    await app.shows('enter it under “Account security”');
    expect(app.text()).toContain('ABCD-EFGH-JKLM-NPQR');
  },
);
