// @vitest-environment happy-dom
import { act, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { show } from '../show.ts';
import { Dialog } from './dialog.tsx';
import { focusHere } from './focus-here.ts';
import { invoker } from './invoker.ts';

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
  expect(html).toContain('aria-haspopup="dialog"');
});

test('can be closed by its own button and by a press beside it', () => {
  const html = renderToStaticMarkup(dialog);
  expect(html).toMatch(/<dialog[^>]* closedby="any"/);
  expect(html).toMatch(/<form method="dialog"><button type="submit"[^>]* aria-label="Close"/);
});

test('follows `open` on a hydrated page and says when it closed', () => {
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  onTestFinished(() => modal.mockRestore());
  const closed = vi.fn<() => void>();
  const page = show(
    <Dialog id="a" title="A" closeLabel="Close" open onClose={closed}>
      b
    </Dialog>,
  );
  const element = page.querySelector('dialog');
  expect(element?.open).toBe(true);
  expect(modal).toHaveBeenCalledOnce();
  element?.close();
  expect(closed).toHaveBeenCalledOnce();
});

test('closes when `open` is taken back', () => {
  const page = show(<Closable />);
  expect(page.querySelector('dialog')?.open).toBe(true);
  act(() => page.querySelector('button')?.click());
  expect(page.querySelector('dialog')?.open).toBe(false);
});

test('a control that is to have the focus says so where the browser looks for it', () => {
  const page = show(
    <Dialog id="a" title="A" closeLabel="Close" open>
      <input ref={focusHere} aria-label="b" />
    </Dialog>,
  );
  expect(page.querySelector('[autofocus]')?.localName).toBe('input');
});

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(false)}>Done</Button>
      <Dialog id="a" title="A" closeLabel="Close" open={isOpen}>
        b
      </Dialog>
    </>
  );
}
