// @vitest-environment happy-dom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../show.ts';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'ios', label: 'iOS', panel: 'Swift' },
  { id: 'android', label: 'Android', panel: 'Kotlin' },
];

test('on the server every panel can be read and reached by its tab', () => {
  const html = renderToStaticMarkup(<Tabs label="SDK" items={items} />);
  expect(html).toContain('href="#android"');
  expect(html).not.toContain('hidden');
  expect(html).not.toContain('role="tab"');
});

test('in the browser one panel shows and the arrow keys move round', () => {
  const page = show(<Tabs label="SDK" items={items} />);
  const shown = () => page.querySelector('[role=tabpanel]:not([hidden])')?.textContent;
  expect(shown()).toBe('Swift');
  act(() => page.querySelector<HTMLElement>('[role=tab]')?.focus());
  press('ArrowRight');
  expect(shown()).toBe('Kotlin');
  expect(document.activeElement?.textContent).toBe('Android');
  press('ArrowRight');
  expect(shown()).toBe('Swift');
  press('End');
  expect(shown()).toBe('Kotlin');
  press('Home');
  expect(shown()).toBe('Swift');
  press('ArrowLeft');
  expect(shown()).toBe('Kotlin');
  expect(press('ArrowRight')).toBe(false);
  expect(press('Tab')).toBe(true);
});

test('a pressed tab shows its panel and leaves the address as it is', () => {
  const page = show(<Tabs label="SDK" items={items} />);
  const [, android] = page.querySelectorAll<HTMLElement>('[role=tab]');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void android?.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect(page.querySelector('[aria-selected=true]')).toBe(android);
  expect(page.querySelectorAll('[aria-selected=false]')).toHaveLength(1);
});

test('only the chosen tab is in the tab order', () => {
  const page = show(<Tabs label="SDK" items={items} />);
  const order = [...page.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('tabindex'));
  expect(order).toEqual(['0', '-1']);
});

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

/** Yields whether the key is left to the browser. */
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(event));
  return !event.defaultPrevented;
}
