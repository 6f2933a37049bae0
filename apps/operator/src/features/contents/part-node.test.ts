import { contentKinds } from '@uid/contract/content-kinds';
import { partsOf, schemaOfPart } from '@uid/contract/content-parts';
import { expect, test } from 'vitest';

import { choiceLabels, fieldLabels } from './field-labels.ts';
import { partNode } from './part-node.ts';
import type { PartNode } from './part-node.ts';

const parts = contentKinds.flatMap((kind) =>
  partsOf(kind).map((part) => {
    const schema = schemaOfPart(kind, part);
    if (!schema) throw new Error(`${kind} has no ${part}`);
    return { kind, part, schema };
  }),
);

/** Returns the names of all fields and choices in a node. */
function namesIn(node: PartNode): { fields: string[]; choices: string[] } {
  if (node.kind === 'list') return namesIn(node.element);
  if (node.kind === 'choice') return { fields: [], choices: [...node.values] };
  if (node.kind !== 'object') return { fields: [], choices: [] };
  const inner = node.fields.map((field) => namesIn(field.node));
  return {
    fields: [...node.fields.map(({ name }) => name), ...inner.flatMap(({ fields }) => fields)],
    choices: inner.flatMap(({ choices }) => choices),
  };
}

test('every part of every kind has a form, whose fields and choices have names in both languages', () => {
  const names = parts.map(({ schema }) => namesIn(partNode(schema)));
  const fields = new Set(names.flatMap((each) => each.fields));
  const choices = new Set(names.flatMap((each) => each.choices));
  expect(fields.size).toBeGreaterThan(80);
  expect([...fields].filter((name) => !fieldLabels[name]?.zh || !fieldLabels[name].en)).toEqual([]);
  expect([...choices].filter((name) => !choiceLabels[name]?.zh || !choiceLabels[name].en)).toEqual(
    [],
  );
  // There is no label for a field or a choice that no kind has.
  expect(Object.keys(fieldLabels).filter((name) => !fields.has(name))).toEqual([]);
  expect(Object.keys(choiceLabels).filter((name) => !choices.has(name))).toEqual([]);
});

test('a form knows what may be left out, how many rows there are to be, and where prose is written', () => {
  const nodeAt = (kind: (typeof contentKinds)[number], part: 'shared' | 'zh', name: string) => {
    const schema = schemaOfPart(kind, part);
    const node = schema && partNode(schema);
    return node?.kind === 'object' ? node.fields.find((field) => field.name === name) : undefined;
  };
  expect(nodeAt('news', 'shared', 'updatedOn')).toEqual({
    name: 'updatedOn',
    isOptional: true,
    node: { kind: 'date', bounds: {} },
  });
  expect(nodeAt('news', 'shared', 'pictures')).toMatchObject({
    isOptional: true,
    node: { kind: 'list', bounds: { maximum: 8 }, element: { kind: 'picture' } },
  });
  expect(nodeAt('product', 'zh', 'features')?.node).toMatchObject({
    kind: 'list',
    bounds: { minimum: 4, maximum: 8 },
    element: { kind: 'object' },
  });
  expect(nodeAt('advisory', 'shared', 'score')?.node).toEqual({
    kind: 'number',
    bounds: { minimum: 0, maximum: 10 },
  });
  expect(nodeAt('case', 'shared', 'industry')?.node.kind).toBe('choice');
  expect(nodeAt('text-page', 'shared', 'body')?.node.kind).toBe('long-text');
  expect(nodeAt('text-page', 'shared', 'name')?.node.kind).toBe('text');
  expect(nodeAt('question', 'zh', 'answer')?.node.kind).toBe('long-text');
});
