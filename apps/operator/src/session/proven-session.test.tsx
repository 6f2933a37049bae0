// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import { issueEnrolmentCode } from '@uid/contract/staff';
import { FormSessionContext } from '@uid/forms/form-session';
import { readerOf } from '@uid/forms/testing/reader';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { useConsoleSession } from './console-session.ts';
import type { OwnSession } from './create-console-session.ts';
import { ProvenSession } from './proven-session.tsx';

vi.mock(import('@uid/forms/step-up-dialog'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** A button for an act that the server wants a proof for; it shows the outcome. */
function Act() {
  const { request } = useConsoleSession();
  const [outcome, setOutcome] = useState('Issue a code');
  const handleClick = () =>
    void request(issueEnrolmentCode, { id: 's-1' }).catch(({ kind }: ClientError) =>
      setOutcome(kind),
    );
  return (
    <button type="button" onClick={handleClick}>
      {outcome}
    </button>
  );
}

test('where the question for a proof does not arrive, the console stays, and says that a reload helps', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const result = { error: 'STEP_UP_REQUIRED', requestId: 'r', details: { methods: ['totp'] } };
  const refused = new ClientError('business', 'Prove it.', { result: result as never });
  const session = { language: 'en', request: () => Promise.reject(refused) } as never as OwnSession;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  act(() =>
    root.render(
      <FormSessionContext value={{ language: 'en', send: session.request, email: '' }}>
        <ProvenSession session={session}>
          <Act />
        </ProvenSession>
      </FormSessionContext>,
    ),
  );
  const app = readerOf(container);
  await app.press('Issue a code');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(container.querySelector('dialog[open]')?.textContent).toContain('Reload');
  });
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  await app.press('Reload');
  expect(reload).toHaveBeenCalledOnce();
  await app.closeDialog();
  expect(app.text()).toContain('aborted');
});
