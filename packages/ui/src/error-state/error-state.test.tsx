import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from './error-state.tsx';

test('an error interrupts and offers a way on', () => {
  const html = renderToStaticMarkup(
    <ErrorState
      title="No answer"
      reference="req-1"
      retry={<ButtonLink href="?">Again</ButtonLink>}
    />,
  );
  expect(html).toMatch(/role="alert"[^]*No answer[^]*req-1[^]*href="\?"/);
});

test('an empty state has a heading and does not interrupt', () => {
  const html = renderToStaticMarkup(<EmptyState title="No orders" />);
  expect(html).toMatch(/<h2[^>]*>No orders/);
  expect(html).not.toContain('alert');
});
