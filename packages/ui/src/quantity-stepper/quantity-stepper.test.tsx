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

function disabledAt(value: number) {
  const page = show(<QuantityStepper {...props} value={value} />);
  return [...page.querySelectorAll('button:disabled')].map((button) =>
    button.getAttribute('aria-label'),
  );
}
