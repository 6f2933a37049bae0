// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { show } from '../show.ts';
import { Dialog } from './dialog.tsx';
import { invoker, listenForInvokers } from './invoker.ts';

const dialog = (
  <Dialog id="address" title="Address" closeLabel="Close">
    Where to?
  </Dialog>
);

test('is closed on the server and named by its title', () => {
  const html = renderToStaticMarkup(dialog);
  expect(html).not.toMatch(/<dialog[^>]* open/);
  const titleId = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${titleId}">Address`);
});

test('a button names the dialog it opens', () => {
  const html = renderToStaticMarkup(<Button {...invoker('address')}>Change</Button>);
  expect(html).toContain('commandfor="address"');
  expect(html).toContain('command="show-modal"');
  expect(html).toContain('type="button"');
});

test('opens by its button where the browser knows no commands', () => {
  listenForInvokers(document);
  const page = show(
    <>
      <Button {...invoker('address')}>Change</Button>
      {dialog}
    </>,
  );
  page.querySelector('button')?.click();
  expect(page.querySelector('dialog')?.open).toBe(true);
});

test('follows `open` on a hydrated page and says when it closed', () => {
  const closed = vi.fn<() => void>();
  const page = show(
    <Dialog id="a" title="A" closeLabel="Close" open onClose={closed}>
      b
    </Dialog>,
  );
  const element = page.querySelector('dialog');
  expect(element?.open).toBe(true);
  element?.close();
  expect(closed).toHaveBeenCalledOnce();
});
