import { describe, expect, it } from 'vitest';

import { useStage } from './stage.ts';

const stage = useStage();

const guest = `
  export function mount({ container }) {
    const heading = document.createElement('h1');
    heading.textContent = 'Guest';
    container.append(heading, document.createElement('input'));
    if (globalThis.ownFocus) container.querySelector('input').focus();
  }
  export function unmount({ container }) { container.replaceChildren(); }`;

const focused = () => stage.page.evaluate(() => document.activeElement?.localName);

describe('B17: busy and focus', () => {
  it('B17: the container is busy from the start until the child stands', async () => {
    stage.site.child('guest', { module: guest });
    const states = await stage.page.evaluate(async () => {
      const container = document.querySelector('#container')!;
      const app = window.shell.start('guest');
      const found = [container.getAttribute('aria-busy')];
      app.subscribe(() => void found.push(`${app.status} ${container.getAttribute('aria-busy')}`));
      await app.settled;
      return found;
    });
    expect(states).toEqual([
      'true',
      'LOADING_SOURCE_CODE true',
      'BOOTSTRAPPING true',
      'NOT_MOUNTED true',
      'MOUNTING true',
      'MOUNTED null',
    ]);
  });

  it('B17: a failed one is not busy', async () => {
    const busy = await stage.page.evaluate(async () => {
      await window.shell.start('guest').settled;
      return document.querySelector('#container')!.getAttribute('aria-busy');
    });
    expect(busy).toBeNull();
  });

  it('B17: the focus moves to the heading of the child and back to where it came from', async () => {
    stage.site.child('guest', { module: guest });
    await stage.page.focus('#link');
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    expect(await focused()).toBe('h1');
    await stage.page.evaluate(() => window.shell.app!.unmount());
    expect(await focused()).toBe('a');
  });

  it('B17: the focus stays where the child has put it', async () => {
    stage.site.child('guest', { module: guest });
    await stage.page.evaluate(() => {
      Object.assign(window, { ownFocus: true });
      return window.shell.start('guest').settled;
    });
    expect(await focused()).toBe('input');
  });

  it('B17: the focus stays where the visitor has gone meanwhile', async () => {
    stage.site.child('guest', { module: guest });
    const gone = Promise.withResolvers<void>();
    stage.site.serve('/child/guest/assets/entry.js', { after: gone.promise, body: guest });
    await stage.page.evaluate(() => void window.shell.start('guest'));
    await stage.page.focus('#link');
    gone.resolve();
    await stage.page.evaluate(() => window.shell.app!.settled);
    expect(await focused()).toBe('a');
    await stage.page.evaluate(() => window.shell.app!.unmount());
    expect(await focused()).toBe('a');
  });

  it('B17: the focus stays in a field of the shell that somebody types into', async () => {
    stage.site.child('guest', { module: guest });
    const place = await stage.page.evaluate(async () => {
      const search = document.createElement('input');
      search.id = 'search';
      document.querySelector('header')!.append(search);
      search.focus();
      await window.shell.start('guest').settled;
      return document.activeElement?.id;
    });
    expect(place).toBe('search');
  });

  it('B17: of a child whose first heading is a smaller one, that has the focus', async () => {
    stage.site.child('guest', { module: guest.replace("'h1'", "'h2'") });
    await stage.page.evaluate(() => window.shell.start('guest').settled);
    expect(await focused()).toBe('h2');
  });

  it('B17: a child that leaves takes no focus from where the visitor has gone, and scrolls nothing', async () => {
    stage.site.child('guest', { module: guest });
    const found = await stage.page.evaluate(async () => {
      document.body.style.height = '5000px';
      const button = document.createElement('button');
      document.querySelector('header')!.append(button);
      const places: unknown[] = [];
      for (const leavesFor of ['a', 'h1']) {
        button.focus();
        await window.shell.start('guest').settled;
        document.querySelector<HTMLElement>(leavesFor)!.focus();
        scrollTo(0, 2000);
        await window.shell.app!.unmount();
        places.push(document.activeElement?.localName, scrollY);
      }
      return places;
    });
    expect(found).toEqual(['a', 2000, 'button', 2000]);
  });
});
