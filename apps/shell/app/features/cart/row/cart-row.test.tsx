// @vitest-environment happy-dom
import type { CartLine } from '@uid/contract/cart';
import { expect, test, vi } from 'vitest';

import { cartLine } from '../../orders/testing/sample-lines.ts';
import { press, showPage, writePage } from '../../orders/testing/show-page.tsx';
import { CartRow } from './cart-row.tsx';
import type { CartChange } from '../live/cart-change.ts';

function written(line: CartLine): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = writePage(<CartRow line={line} problem={undefined} onChange={undefined} />);
  return page;
}

function live(line: CartLine) {
  const onChange = vi.fn<(change: CartChange) => void>();
  const page = showPage(<CartRow line={line} problem={undefined} onChange={onChange} />);
  return { page, onChange };
}

test('A30: without script every control of a line is a submit button of a form that names the line', () => {
  const page = written(cartLine({ state: 'short', available: 1 }));
  for (const form of page.querySelectorAll('form')) {
    expect(form.method).toBe('post');
    expect(new FormData(form).get('sku')).toBe('CARD-A');
  }
  const buttons = [...page.querySelectorAll('button')];
  expect(buttons.map(({ type }) => type)).toEqual(buttons.map(() => 'submit'));
  expect(buttons.map(({ name, value }) => `${name}=${value}`)).toEqual(
    expect.arrayContaining([
      'intent=deselect',
      'intent=save',
      'intent=remove',
      'step=-1',
      'step=1',
    ]),
  );
});

test('with script the same controls change the line in place', () => {
  const { page, onChange } = live(cartLine());
  press(page.querySelector('[role=checkbox]'));
  press(page.querySelector('[aria-label="One more"]'));
  press(page.querySelector('[aria-label^="Save"]'));
  press(page.querySelector('[aria-label^="Remove"]'));
  expect(onChange.mock.calls.flat()).toEqual([
    { kind: 'selection', sku: 'CARD-A', isSelected: false },
    { kind: 'quantity', sku: 'CARD-A', quantity: 3 },
    { kind: 'saving', sku: 'CARD-A', isSaved: true },
    { kind: 'removal', sku: 'CARD-A' },
  ]);
});

test('the stepper ends where the stock ends, and says so', () => {
  const { page } = live(cartLine({ quantity: 5, available: 5 }));
  expect(page.querySelector<HTMLButtonElement>('[aria-label="One more"]')?.disabled).toBe(true);
  expect(page.textContent).toContain('Only 5 in stock');
});

test('a changed price shows both, and a line that cannot be ordered says why', () => {
  const { page } = live(cartLine({ previousPriceFen: 5_800 }));
  expect(page.querySelector('s')?.textContent).toContain('¥58.00');
  expect(page.textContent).toContain('more than when you added it');
  const withdrawn = live(cartLine({ state: 'withdrawn', available: 0 })).page;
  expect(withdrawn.textContent).toContain('No longer sold');
});

test('a short line offers to take what is left', () => {
  const { page, onChange } = live(cartLine({ quantity: 7, available: 5, state: 'short' }));
  press([...page.querySelectorAll('button')].find((each) => each.textContent === 'Take 5'));
  expect(onChange).toHaveBeenCalledWith({ kind: 'quantity', sku: 'CARD-A', quantity: 5 });
  press(page.querySelector('[aria-label="One less"]'));
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'quantity', sku: 'CARD-A', quantity: 6 });
});

test('a line that can be ordered says when it leaves; one that cannot says nothing of it', () => {
  const readyOn = '2026-11-09';
  expect(written(cartLine({ readyOn })).textContent).toContain(
    'Ships around 9\u00a0Nov, arrives around 12\u00a0Nov',
  );
  const soldOut = written(cartLine({ readyOn, state: 'sold-out', available: 0 }));
  expect(soldOut.textContent).not.toContain('Ships');
  const licence = written(cartLine({ delivery: 'licence' }));
  expect(licence.textContent).toContain('Licence key right after payment');
});
