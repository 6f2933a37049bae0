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
  ['2.7', 2],
])('a number typed as “%s” becomes %i', (typed, expected) => {
  const changed = vi.fn<(value: number) => void>();
  type(show(<QuantityStepper {...props} value={5} onChange={changed} />), typed);
  expect(changed).toHaveBeenCalledWith(expected);
});

test.each(['', '0', '-1'])(
  '“%s” is no number yet: it stays while one types and says nothing',
  (typed) => {
    const changed = vi.fn<(value: number) => void>();
    const page = show(<QuantityStepper {...props} value={1} onChange={changed} />);
    const field = type(page, typed);
    expect(field.value).toBe(typed);
    expect(changed).not.toHaveBeenCalled();
  },
);

test('who empties the number and types another has that one', () => {
  const changed = vi.fn<(value: number) => void>();
  const page = show(<QuantityStepper {...props} value={1} onChange={changed} />);
  const field = type(page, '');
  type(page, `${field.value}5`);
  expect(changed.mock.calls).toEqual([[5]]);
});

test('left without a number, it shows the one there is', () => {
  const page = show(
    <QuantityStepper {...props} value={3} onChange={vi.fn<(value: number) => void>()} />,
  );
  const field = type(page, '');
  act(() => void field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field.value).toBe('3');
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

function type(page: HTMLElement, typed: string): HTMLInputElement {
  const field = page.querySelector('input')!;
  // React ignores an input event whose value it already knows, so the value is set with the native setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  return field;
}
