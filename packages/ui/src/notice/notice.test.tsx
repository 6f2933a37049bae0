import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

test('does not interrupt unless it is told to', () => {
  expect(renderToStaticMarkup(<Notice>Closed on Monday</Notice>)).not.toContain('role="alert"');
  expect(
    renderToStaticMarkup(
      <Notice tone="danger" role="alert">
        Not saved
      </Notice>,
    ),
  ).toContain('role="alert"');
});
