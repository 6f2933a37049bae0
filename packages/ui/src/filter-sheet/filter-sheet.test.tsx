// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { show } from '../show.ts';
import { FilterSheet } from './filter-sheet.tsx';

test('a button that opens the choices says how many are set', () => {
  const page = show(
    <FilterSheet id="choices" label="Filters" count={2}>
      <a href="/">All</a>
    </FilterSheet>,
  );
  const button = page.querySelector('button');
  expect(button?.textContent).toBe('Filters2');
  expect(page.querySelector(`#${button?.getAttribute('popovertarget')}[popover] a`)).not.toBeNull();
});

test('where none is set it names no number', () => {
  const page = show(
    <FilterSheet id="choices" label="Filters" count={0}>
      <a href="/">All</a>
    </FilterSheet>,
  );
  expect(page.querySelector('button')?.textContent).toBe('Filters');
});
