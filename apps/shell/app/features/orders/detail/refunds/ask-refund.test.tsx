// @vitest-environment happy-dom
import { requestRefund } from '@uid/contract/refunds';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { fakeAnswers } from '../../testing/fake-answers.ts';
import { press, showPage } from '../../testing/show-page.tsx';
import { AskRefund } from './ask-refund.tsx';

const { refuse, askedOf } = fakeAnswers();
const refunds = { refundableFen: 6_800, refundedFen: 0, pieces: [], requests: [] };

function open(): HTMLElement {
  const nothing = vi.fn<() => void>();
  return showPage(
    <AskRefund no="UID1" refunds={refunds} onAsked={nothing} onCancel={nothing} />,
    '/en/order?no=UID1',
  );
}

const submit = (page: HTMLElement) => act(() => page.querySelector('form')?.requestSubmit());

const untilAtRest = (page: HTMLElement) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.querySelector('[aria-busy]')).toBeNull();
  });

test('what is missing has the focus, at each try', () => {
  const page = open();
  for (const _ of [1, 2]) {
    (document.activeElement as HTMLElement | null)?.blur();
    submit(page);
    expect(document.activeElement).toBe(page.querySelector('[name=reason]'));
  }
});

test('a request that is on its way is not sent again; one that was refused can be', async () => {
  const page = open();
  const reason = page.querySelector<HTMLSelectElement>('[name=reason]')!;
  act(() => {
    reason.value = 'not-needed';
    reason.dispatchEvent(new Event('change', { bubbles: true }));
  });
  refuse(requestRefund, 'STATE_CONFLICT');
  submit(page);
  expect(page.querySelector('[aria-busy]')?.textContent).toContain('¥68.00');
  submit(page);
  await untilAtRest(page);
  expect(page.querySelector('[role=alert]')).not.toBeNull();
  expect(askedOf(requestRefund)).toHaveLength(1);
  press(page.querySelector('button[type=submit]'));
  await untilAtRest(page);
  expect(askedOf(requestRefund)).toHaveLength(2);
});
