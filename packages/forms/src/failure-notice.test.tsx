import { ClientError } from '@uid/contract/client-errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FailureNotice } from './failure-notice.tsx';
import { FormSessionContext } from './form-session.ts';
import type { FormSession } from './form-session.ts';

const session: FormSession = {
  language: 'zh',
  email: 'wang@example.com',
  send: () => Promise.reject(new Error('Nothing is sent here.')),
};

test.each([
  ['http', true],
  ['business', false],
] as const)('in Chinese a sentence of kind %s is marked as English: %s', (kind, isMarked) => {
  const failure = new ClientError(kind, 'Bad gateway');
  const html = renderToStaticMarkup(
    <FormSessionContext value={session}>
      <FailureNotice failure={failure} fields={{}} />
    </FormSessionContext>,
  );
  expect(html.includes('<span lang="en">Bad gateway</span>')).toBe(isMarked);
});
