// @vitest-environment happy-dom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '../show.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const props = {
  name: 'quantity',
  max: 12,
  labels: { quantity: 'Quantity', decrease: 'One less', increase: 'One more' },
};

test('in a plain form the buttons submit a step', () => {
  const html = renderToStaticMarkup(<QuantityStepper {...props} value={2} />);
  expect(html).toMatch(/type="submit" value="-1"[^>]* name="step"/);
  expect(html).toMatch(/type="submit" value="1"[^>]* name="step"/);
  expect(html).toMatch(/<input[^>]* min="1" max="12" name="quantity" value="2"/);
});

test('stops at both ends', () => {
  expect(disabledAt(1)).toEqual(['One less']);
  expect(disabledAt(12)).toEqual(['One more']);
});

test('Enter in the number of a plain form submits it without a step', () => {
  const page = show(<QuantityStepper {...props} value={2} />);
  expect(page.querySelector<HTMLButtonElement>('[type=submit]')?.name).toBe('');
});

test('on a hydrated page it says the new number and submits nothing', () => {
  const changed = vi.fn<(value: number) => void>();
  const page = show(<QuantityStepper {...props} value={2} onChange={changed} />);
  act(() => page.querySelector<HTMLElement>('[aria-label="One more"]')?.click());
  expect(changed).toHaveBeenCalledWith(3);
  expect(page.querySelector('[type=submit]')).toBeNull();
});

test.each([
  ['99', 12],
  ['0', 1],
  ['', 1],
  ['2.7', 2],
])('a number typed as “%s” becomes %i', (typed, expected) => {
  const changed = vi.fn<(value: number) => void>();
  const page = show(<QuantityStepper {...props} value={5} onChange={changed} />);
  const field = page.querySelector('input')!;
  // React takes no notice of a value that it believes to know already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  expect(changed).toHaveBeenCalledWith(expected);
});

test('where it is off, nothing of it can be pressed', () => {
  const page = show(<QuantityStepper {...props} value={5} disabled />);
  expect(page.querySelectorAll('[aria-label]:disabled')).toHaveLength(3);
});

function disabledAt(value: number) {
  const page = show(<QuantityStepper {...props} value={value} />);
  return [...page.querySelectorAll('button:disabled')].map((button) =>
    button.getAttribute('aria-label'),
  );
}
