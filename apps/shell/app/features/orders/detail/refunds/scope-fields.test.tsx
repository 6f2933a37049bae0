// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';

import { showPage } from '../../testing/show-page.tsx';
import { emptyRefund } from './refund-form.ts';
import type { RefundForm } from './refund-form.ts';
import { ScopeFields } from './scope-fields.tsx';

function show(quantity: number) {
  const piece = { sku: 'A', name: 'A', delivery: 'shipped', unsent: 0, quantity } as const;
  const amountsFen = Array.from({ length: quantity }, (_each, at) => (at + 1) * 100);
  const refunds = {
    refundableFen: 1,
    refundedFen: 0,
    pieces: [{ ...piece, amountsFen }],
    requests: [],
  };
  const changes: Partial<RefundForm>[] = [];
  const container = showPage(
    <ScopeFields
      form={{ ...emptyRefund, scope: 'pieces' }}
      refunds={refunds}
      isWrong={false}
      update={(change) => changes.push(change)}
    />,
  );
  const type = (value: string) => {
    const control = container.querySelector('input')!;
    Reflect.set(HTMLInputElement.prototype, 'value', value, control);
    act(() => void control.dispatchEvent(new Event('input', { bubbles: true })));
    return changes.at(-1);
  };
  return { container, type };
}

test('of a few pieces one chooses how many go back', () => {
  expect(show(3).container.querySelectorAll('option')).toHaveLength(4);
});

test('of many pieces one types how many go back, and more than there are becomes all of them', () => {
  const { container, type } = show(200);
  expect(container.querySelector('select')).toBeNull();
  expect(type('150')).toEqual({ quantities: { A: 150 } });
  expect(type('１２')).toEqual({ quantities: { A: 12 } });
  expect(type('2000')).toEqual({ quantities: { A: 200 } });
  expect(type('some')).toEqual({ quantities: { A: 0 } });
});
