// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { show } from '../show.ts';
import { FilterSheet } from './filter-sheet.tsx';

test('a button that opens the choices says how many are set', () => {
  const page = show(
    <FilterSheet id="choices" label="Filters" closeLabel="Close" count={1}>
      <a href="/">All</a>
    </FilterSheet>,
  );
  const button = page.querySelector('button');
  expect(button?.textContent).toBe('Filters1');
  expect(
    page.querySelector(`#${button?.getAttribute('popovertarget')}[popover] > a`),
  ).not.toBeNull();
});

test('where none is set it names no number', () => {
  const page = show(
    <FilterSheet id="choices" label="Filters" closeLabel="Close" count={0}>
      <a href="/">All</a>
    </FilterSheet>,
  );
  expect(page.querySelector('button')?.textContent).toBe('Filters');
});

test('the choices are a dialog, named by its heading, that its own button closes', () => {
  const page = show(
    <FilterSheet id="choices" label="Filters" closeLabel="Close" count={0}>
      <a href="/">All</a>
    </FilterSheet>,
  );
  const dialog = page.querySelector('dialog#choices');
  const heading = page.querySelector(`h2[id="${dialog?.getAttribute('aria-labelledby')}"]`);
  expect(heading?.textContent).toBe('Filters');
  const close = dialog?.querySelector('button[aria-label=Close]');
  expect(close?.getAttribute('command')).toBe('close');
  expect(close?.getAttribute('popovertargetaction')).toBe('hide');
});
