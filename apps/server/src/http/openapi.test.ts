import { api, files } from '@uid/contract/api';
import type { Endpoint } from '@uid/contract/endpoint';
import { expect, test } from 'vitest';

import { createOpenApi } from './openapi.ts';

type Operation = Record<string, unknown>;
const paths = createOpenApi().paths as Record<string, Record<string, Operation>>;
const endpoints: Endpoint[] = Object.values(api).flatMap((each) => Object.values(each));

function operationOf({ path, method }: Endpoint): Operation | undefined {
  return paths[path]?.[method.toLowerCase()];
}

test('says of every operation who may call it', () => {
  expect(new Set(endpoints.map(({ access }) => access))).toContain('staff');
  for (const endpoint of endpoints)
    expect(operationOf(endpoint), endpoint.path).toMatchObject({ 'x-access': endpoint.access });
});

test('says of every file what it is and who may have it', () => {
  const all = Object.values(files).flatMap((each) => Object.values(each));
  expect(all).not.toHaveLength(0);
  for (const { path, access, type } of all)
    expect(paths[path]?.['get'], path).toMatchObject({
      'x-access': access,
      responses: { 200: { content: { [type]: { schema: { format: 'binary' } } } } },
    });
});

test('marks exactly the operations that want a fresh proof of who calls', () => {
  const dangerous = endpoints.filter(({ stepUp }) => stepUp);
  expect(dangerous).not.toHaveLength(0);
  const marked = endpoints.filter((endpoint) => operationOf(endpoint)?.['x-step-up'] === true);
  expect(marked).toEqual(dangerous);
  const others = endpoints.filter(({ stepUp }) => !stepUp);
  for (const endpoint of others) expect(operationOf(endpoint)).not.toHaveProperty('x-step-up');
});
