import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fileNames, looks } from './pictures.ts';

const kept = join(import.meta.dirname, 'kept');

test('each picture of the list is kept, and no other; at most 60 of them, 5 MB in all', () => {
  const names = readdirSync(kept);
  expect(names.toSorted()).toEqual(fileNames().toSorted());
  expect(names.length).toBeLessThanOrEqual(60);
  const bytes = names.map((name) => statSync(join(kept, name)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(5_000_000);
});

test('they show every width in both languages, by day and by night', () => {
  const shown = new Set(looks().flatMap((look) => pairsOf(look.split(' '))));
  const [languages, widths, colours] = [
    ['zh', 'en'],
    ['360', '768', '1280', '1920'],
    ['day', 'night'],
  ] as const;
  for (const width of widths)
    for (const other of [...languages, ...colours]) expect(shown).toContain(`${width} ${other}`);
  for (const language of languages)
    for (const colour of colours) expect(shown).toContain(`${language} ${colour}`);
});

function pairsOf([language, width, colours]: string[]): string[] {
  return [`${width} ${language}`, `${width} ${colours}`, `${language} ${colours}`];
}
