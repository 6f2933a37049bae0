// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Frame } from './host-micro-app.ts';
import { hostStaffApp } from './host-staff-app.ts';
import { errorTemplateId, missingTemplateId, shownEvent } from './micro-app-markers.ts';

const { request, hostMicroApp } = vi.hoisted(() => ({
  request: vi.fn<() => Promise<object>>(),
  hostMicroApp: vi.fn<(frame: object) => void>(),
}));
vi.mock('../request/shell-request.ts', () => ({ request }));
vi.mock('./host-micro-app.ts', () => ({ hostMicroApp }));
vi.mock('./errors/report-micro-app-error.ts', () => ({ reportMicroAppError: () => undefined }));

let frame: Frame;

beforeEach(() => {
  document.body.innerHTML = `<div id="frame"><p id="loading" hidden></p><div id="problem"></div><div id="child"></div></div>
    <template id="${missingTemplateId}">no door here</template>
    <template id="${errorTemplateId}"><p data-part="sentence"></p><p data-part="message"></p>
      <pre data-part="cause"></pre><button data-part="retry"></button><button data-part="reload"></button>
      <p data-part="none"></p></template>`;
  const part = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
  const [element, loading, problem, child] = ['frame', 'loading', 'problem', 'child'].map(part);
  frame = { name: 'operator', element, loading, problem, child } as Frame;
  document.title = 'Console';
  vi.resetAllMocks();
});

function refusal(error: ErrorName, code: number): ClientError {
  return new ClientError('business', error, { code, result: { error, requestId: 'request' } });
}

test('whoever the server knows as staff gets the app', async () => {
  request.mockResolvedValue({});
  await hostStaffApp(frame);
  expect(hostMicroApp).toHaveBeenCalledExactlyOnceWith(frame);
  expect(frame.problem.textContent).toBe('');
});

test('nothing of the app is asked for before the server has answered', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<object>();
  request.mockReturnValue(promise);
  const hosted = hostStaffApp(frame);
  expect(frame.loading.hidden).toBe(false);
  expect(hostMicroApp).not.toHaveBeenCalled();
  answer({});
  await hosted;
  expect(hostMicroApp).toHaveBeenCalledOnce();
});

test('everybody else finds what an address without a page shows', async () => {
  request.mockRejectedValue(refusal('NOT_FOUND', 404));
  await hostStaffApp(frame);
  expect(hostMicroApp).not.toHaveBeenCalled();
  expect(frame.problem.textContent).toBe('no door here');
  expect([document.title, frame.loading.hidden]).toEqual(['404', true]);
});

test.each([
  ['that there is no such page', refusal('NOT_FOUND', 404)],
  ['a lost network', new ClientError('no-response', 'no answer')],
])('what the page leaves for later follows once %s is said', async (_, cause) => {
  const shown = new Promise((resolve) => addEventListener(shownEvent, resolve));
  request.mockRejectedValue(cause);
  await hostStaffApp(frame);
  expect(await shown).toBeInstanceOf(Event);
});

test.each([
  ['an ended session', refusal('SESSION_INVALID', 401)],
  ['an expired password', new ClientError('password-expired', 'expired')],
])('%s leads elsewhere, and nothing is shown meanwhile', async (_, cause) => {
  request.mockRejectedValue(cause);
  await hostStaffApp(frame);
  expect(hostMicroApp).not.toHaveBeenCalled();
  expect(frame.problem.textContent).toBe('');
  expect(frame.loading.hidden).toBe(false);
});

test('a lost network is said, and the next try goes on', async () => {
  request.mockRejectedValueOnce(new ClientError('no-response', 'no answer'));
  await hostStaffApp(frame);
  expect(frame.loading.hidden).toBe(true);
  expect(hostMicroApp).not.toHaveBeenCalled();
  request.mockResolvedValue({});
  frame.problem.querySelector<HTMLElement>('[data-part=retry]')?.click();
  await vi.waitFor(() => expect(hostMicroApp).toHaveBeenCalledOnce());
  expect(frame.problem.textContent).toBe('');
});
