// @vitest-environment happy-dom
import { orderInvoice } from '@uid/contract/invoices';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { press, showPage } from '../testing/show-page.tsx';
import { FileButton } from './file-button.tsx';

test('a file has its address until every browser has begun with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', async () => {
    const type = { 'content-type': 'application/pdf' };
    return new Response('PDF', { headers: { ...type, 'content-disposition': 'filename="a.pdf"' } });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const page = showPage(
    <FileButton operation={orderInvoice} input={{ no: 'A' }}>
      PDF
    </FileButton>,
  );
  press(page.querySelector('button'));
  await act(() => vi.waitFor(() => expect(saved).toHaveBeenCalled()));
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalled();
});
