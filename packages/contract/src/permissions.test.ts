import { expect, test } from 'vitest';

import { api, files } from './api.ts';
import { permissions, permissionsOf } from './permissions.ts';
import { staffRoles } from './staff-roles.ts';

test('each role may do something that not every other may', () => {
  for (const role of staffRoles) {
    const held = permissionsOf([role]);
    expect(held.size).toBeGreaterThan(0);
    expect(held.size).toBeLessThan(permissions.length);
  }
});

test('whoever has several roles may do what any of them may, and nobody without a role does anything', () => {
  const both = permissionsOf(['shop', 'finance']);
  expect(both.has('orders.ship')).toBe(true);
  expect(both.has('refunds.decide')).toBe(true);
  expect(both.has('staff.manage')).toBe(false);
  expect(permissionsOf([]).size).toBe(0);
});

test('whoever audits reads and exports all but persons, and writes nothing', () => {
  const reads = permissions.filter((each) => /[.](read|export)$/.test(each));
  const all = reads.filter((each) => each !== 'persons.read');
  expect(permissionsOf(['auditor'])).toEqual(new Set(all));
});

test.each([
  ['finance', ['refunds.decide', 'reviews.settle', 'transfers.record', 'repayments.record']],
  ['shop', ['catalogue.write', 'prices.change', 'stock.move', 'orders.ship']],
  ['support', ['refunds.ask', 'enquiries.answer', 'customers.manage']],
  ['administrator', ['staff.manage', 'jobs.run']],
] as const)('%s alone may do %j', (role, alone) => {
  const others = permissionsOf(staffRoles.filter((each) => each !== role));
  const own = permissionsOf([role]);
  expect(alone.filter((each) => !own.has(each) || others.has(each))).toEqual([]);
});

test('an administrator has no right to the shop, and whoever writes contents to nothing else', () => {
  const subjectsOf = (role: (typeof staffRoles)[number]) =>
    new Set([...permissionsOf([role])].map((each) => each.split('.')[0] ?? ''));
  const ofShop = new Set([
    'orders',
    'refunds',
    'payments',
    'invoices',
    'customers',
    'persons',
    'catalogue',
  ]);
  expect([...subjectsOf('administrator')].filter((each) => ofShop.has(each))).toEqual([]);
  const ofEditor = ['overview', 'views', 'catalogue', 'contents', 'media'];
  expect(subjectsOf('editor')).toEqual(new Set(ofEditor));
});

test('every staff endpoint asks for a permission that a role has, and nobody else’s endpoint asks for one', () => {
  const endpoints = [...Object.values(api), ...Object.values(files)].flatMap((each) =>
    Object.values(each),
  );
  const everything = permissionsOf(staffRoles);
  for (const { access, permission, path } of endpoints) {
    const isHeld = permission !== undefined && everything.has(permission);
    expect([path, isHeld]).toEqual([path, access === 'staff']);
  }
});
