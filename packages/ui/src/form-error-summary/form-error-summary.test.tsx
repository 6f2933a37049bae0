import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormErrorSummary } from './form-error-summary.tsx';

test('leads each message to its field', () => {
  const html = renderToStaticMarkup(
    <FormErrorSummary
      title="Two things"
      errors={[{ field: 'phone', message: 'Enter 11 digits' }]}
    />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('<a href="#phone">Enter 11 digits</a>');
  // Without tabindex, the browser would ignore autofocus.
  expect(html).toMatch(/tabindex="-1" autofocus/i);
});

test('is absent when nothing is wrong', () => {
  expect(renderToStaticMarkup(<FormErrorSummary title="x" errors={[]} />)).toBe('');
});
