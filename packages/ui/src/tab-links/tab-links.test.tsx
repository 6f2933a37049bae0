// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../show.ts';
import { TabLinks } from './tab-links.tsx';

test('a tab that is an address marks the current one and shows its count', () => {
  const html = renderToStaticMarkup(
    <TabLinks
      label="Orders"
      items={[
        { href: '/order', label: 'All', current: true },
        { href: '/order?state=paid', label: 'Paid', count: 3 },
      ]}
    />,
  );
  expect(html).toMatch(/href="\/order" aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('>3<');
});

test('where not all tabs have room, the row begins with the current one in sight', () => {
  const ends = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  onTestFinished(() => ends.mockRestore());
  ends.mockImplementation(function endOf(this: Element) {
    return new DOMRect(0, 0, this.matches('[aria-current]') ? 460.4 : 360, 40);
  });
  const page = show(
    <TabLinks label="Orders" items={[{ href: '/order', label: 'All', current: true }]} />,
  );
  expect(page.querySelector('nav')?.scrollLeft).toBe(101);
});

test('the row looks again when its fonts have come, which make tabs wider', async () => {
  const { promise: ready, resolve: load } = Promise.withResolvers<void>();
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
  const ends = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  onTestFinished(() => ends.mockRestore());
  let width = 200;
  ends.mockImplementation(function endOf(this: Element) {
    return new DOMRect(0, 0, this.matches('[aria-current]') ? width : 360, 40);
  });
  const page = show(
    <TabLinks label="Orders" items={[{ href: '/order', label: 'All', current: true }]} />,
  );
  expect(page.querySelector('nav')?.scrollLeft).toBe(0);
  width = 400;
  load();
  await ready;
  await vi.waitFor(() => expect(page.querySelector('nav')?.scrollLeft).toBe(40));
});
