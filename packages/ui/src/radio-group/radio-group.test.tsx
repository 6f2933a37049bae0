// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { show } from '../show.ts';
import { RadioGroup } from './radio-group.tsx';

test('on a hydrated page another answer than the first can be chosen, also where nobody listens', () => {
  const options = ['card', 'module'].map((value) => ({ value, label: value }));
  const page = show(<RadioGroup name="key" label="Key" options={options} defaultValue="card" />);
  const chosen = () => page.querySelector<HTMLInputElement>(':checked')?.value;
  expect(chosen()).toBe('card');
  act(() => page.querySelector<HTMLElement>('[value=module]')?.click());
  expect(chosen()).toBe('module');
});
