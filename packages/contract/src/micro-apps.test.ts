import { expect, expectTypeOf, test } from 'vitest';

import { microAppAt, microApps } from './micro-apps.ts';
import type { MicroApp } from './micro-apps.ts';

test('every path below the route of a micro-app is its own, and no other', () => {
  for (const path of ['/uid-front', '/uid-front/', '/uid-front/login', '/uid-front/a/b'])
    expect(microAppAt(path), path).toBe('uid-front');
  for (const path of ['/uid-fronts', '/uid', '/home', '/', '/en/uid-front'])
    expect(microAppAt(path), path).toBeUndefined();
});

test('names, entries and routes are whole, and each stands once', () => {
  const apps = Object.entries(microApps);
  for (const [name, { entry, route }] of apps) {
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(entry).toBe(`/child/${name}/`);
    expect(route).toMatch(/^(\/[a-z0-9-]+)+$/);
  }
  expect(new Set(apps.map(([, { route }]) => route)).size).toBe(apps.length);
});

test('the files of an app for staff are never fetched ahead', () => {
  type ForStaff = Extract<MicroApp, { access: 'staff' }>;
  expectTypeOf<ForStaff['prefetch']>().toEqualTypeOf<false>();
});
