import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PageError } from './page-error.tsx';
import { PageLocationContext } from './page-location.ts';
import { RequestIdContext } from './request-id.ts';

const requestId = '01a1fe63-c98c-73a0-bd28-7962c7f6288b';

function pageFor(pathname: string, error: unknown): string {
  return renderToString(
    <RequestIdContext value={requestId}>
      <PageLocationContext value={{ pathname, search: '' }}>
        <PageError error={error} />
      </PageLocationContext>
    </RequestIdContext>,
  );
}

test.each([
  ['/home', '请求编号'],
  ['/en/home', 'Request'],
])('D11: a page that failed at %s shows the id to quote', (pathname, label) => {
  const text = pageFor(pathname, new Error('secret detail')).replaceAll(/<[^>]*>/g, '');
  expect(text).toContain(`${label} ${requestId}`);
  expect(text).not.toContain('secret');
});
