// @vitest-environment happy-dom
import { grantRoles, issueEnrolmentCode, listStaff } from '@uid/contract/staff';
import { success } from '@uid/forms/testing/fake-server';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

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

test.each([
  ['are there', {}, '/staff?open=s2'],
  ['wait for a second administrator', { waitsFor: 'a1' }, '/approvals?open=a1'],
])('roles that %s lead on to where that is seen', async (_, waits, address) => {
  const app = await openTestConsole('/staff', {
    script: (server) => server.on(listStaff, success({ people: [] })),
  });
  await app.press('Grant roles');
  app.fill('Email address', 'new@example.com');
  await app.press('Grant roles', { last: true });
  expect(app.text()).toContain('Choose at least one role.');
  act(() => app.field('Editor').click());
  app.server.on(grantRoles, success({ id: 's2', ...waits }));
  await app.press('Grant roles', { last: true });
  await vi.waitFor(() => expect(app.address()).toBe(address));
  const sent = app.server.sent.find(({ path }) => path === grantRoles.path);
  expect(sent?.body).toEqual({ email: 'new@example.com', roles: ['editor'] });
});

test.each([
  ['who stands on it', true, '/staff?open=s2', {}],
  ['another', false, '/staff?open=s2&after=new%40example.co', { after: 'new@example.co' }],
])('of many staff the page with the new one is shown: %s', async (_, isHere, address, asked) => {
  const listed = (id: string, email: string) => {
    return { id, email, state: 'to-enrol', roles: [role], lastLoginAt: 0 };
  };
  const others = [listed('s1', 'first@example.com')];
  const all = { people: [...others, listed('s2', 'new@example.com')] };
  const firstPage = { people: others, next: 'first@example.com' };
  const app = await openTestConsole('/staff', {
    script: (server) => server.on(listStaff, success({ people: others })),
  });
  await app.press('Grant roles');
  app.fill('Email address', 'new@example.com');
  act(() => app.field('Editor').click());
  app.server.on(grantRoles, success({ id: 's2' }));
  app.server.on(listStaff, success(all));
  app.server.once(listStaff, success(isHere ? all : firstPage));
  await app.press('Grant roles', { last: true });
  await app.shows('Give an enrolment code');
  expect(app.address()).toBe(address);
  expect(app.server.sent.findLast(({ path }) => path === listStaff.path)?.body).toEqual(asked);
});

const role = { role: 'shop', grantedAt: 0, grantedBy: 'command' } as const;

test.each([
  ['a first code', { state: 'to-enrol' }, 'Give an enrolment code', 'The roles take effect after'],
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
