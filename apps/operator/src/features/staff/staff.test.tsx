// @vitest-environment happy-dom
import { listStaff } from '@uid/contract/staff';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';

test('somebody whose last role was taken away is offered nothing that needs one', async () => {
  const person = { id: 's1', email: 'former@example.com', state: 'to-enrol', roles: [] } as const;
  const app = await openTestConsole('/staff?open=s1', {
    script: (server) => server.on(listStaff, success({ people: [person] })),
  });
  await app.shows('Grant one first');
  expect(app.text()).not.toContain('Give a new enrolment code');
  expect(app.text()).not.toContain('Disable');
});
