// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '../show.ts';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

test('keeps its words for a screen reader while busy', () => {
  const html = renderToStaticMarkup(<Button busy>Pay</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('<span>Pay</span>');
});

test('refuses to submit a second time while busy', () => {
  const submit = vi.fn<() => void>();
  const page = show(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Pay
      </Button>
    </form>,
  );
  page.querySelector('button')?.click();
  expect(submit).not.toHaveBeenCalled();
});

test('submits a form when it is not busy', () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const page = show(
    <form onSubmit={submit}>
      <Button type="submit">Pay</Button>
    </form>,
  );
  page.querySelector('button')?.click();
  expect(submit).toHaveBeenCalledOnce();
});

test('submits nothing unless it says so', () => {
  const submit = vi.fn<() => void>();
  const page = show(
    <form onSubmit={submit}>
      <Button>Show</Button>
    </form>,
  );
  page.querySelector('button')?.click();
  expect(submit).not.toHaveBeenCalled();
});

test('a link keeps its address', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/mall">Shop</ButtonLink>)).toContain(
    'href="/mall"',
  );
});
