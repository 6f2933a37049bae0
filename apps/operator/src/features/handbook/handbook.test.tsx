// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { permissionsOf } from '@uid/contract/permissions';
import { staffRoles } from '@uid/contract/staff-roles';
import { expect, test } from 'vitest';

import { screens } from '../../screens.ts';
import { openTestConsole } from '../../testing/open-console.tsx';
import { orderTexts } from '../orders/order-texts.ts';
import { roleTexts } from './role-texts.ts';
import { tasks } from './tasks/tasks.ts';

test('every screen of the navigation has a task, except the handbook itself', () => {
  const listed = screens.filter(({ group, path }) => group && !path.startsWith('/handbook'));
  const described = new Set(tasks.map(({ screen }) => screen));
  expect(listed.map(({ path }) => path).filter((path) => !described.has(path))).toEqual([]);
});

test('what a task puts in quotes is what a screen calls it', () => {
  const folder = join(import.meta.dirname, '../../../../..');
  // The names of the orders' states are defined for the whole site, outside of the console.
  const words = ['apps/operator/src/**/*.{ts,tsx}', 'packages/contract/src/order-words.ts'];
  const sources = globSync(words, { cwd: folder })
    .filter((file) => !file.includes('handbook'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const quoted = tasks.flatMap(({ steps }) =>
    [...steps.zh, ...steps.en].flatMap((step) =>
      [...step.matchAll(/[「“]([^」”]+)[」”]/g)].map(([, name = '']) => name),
    ),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});

test.each(['zh', 'en'] as const)('in %s, finding an order names what its list has', (language) => {
  const steps = tasks.find(({ title }) => title.en === 'Find an order')?.steps[language].join('');
  const { state, month } = orderTexts[language];
  for (const label of [state, month]) expect(steps).toMatch(new RegExp(`[「“]${label}[」”]`));
});

test.each(tasks.map((task) => [task.title.en, task] as const))(
  'whoever may “%s” may open its screen',
  (_, { permission, screen }) => {
    const place = screens.find(({ path }) => path === screen);
    expect(place).toBeDefined();
    const shutOut = staffRoles.filter((role) => {
      const held = permissionsOf([role]);
      return held.has(permission) && place?.permission && !held.has(place.permission);
    });
    expect(shutOut).toEqual([]);
  },
);

test.each(staffRoles)(
  'the page of %s tells what it is there for and what it does',
  async (role) => {
    const app = await openTestConsole(`/handbook/${role}`, { language: 'en' });
    expect(app.text()).toContain(roleTexts[role].en);
    const held = permissionsOf([role]);
    const shown = [...app.container.querySelectorAll('article h2')].map((each) => each.textContent);
    const due = tasks.filter(({ permission }) => held.has(permission));
    expect(shown).toEqual(due.map(({ title }) => title.en));
    const links = [...app.container.querySelectorAll('article section a')];
    const ways = links.map((each) => each.getAttribute('href'));
    expect(ways).toEqual(due.map(({ screen }) => `/en/operator${screen}`));
  },
);

test('a role that there is not has no page', async () => {
  const app = await openTestConsole('/handbook/nobody', { language: 'en' });
  expect(app.container.querySelector('ol')).toBeNull();
});
