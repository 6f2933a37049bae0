// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { answering, keepNothing, openPage, press } from '../app/layout/testing/open-page.ts';

/** The compiler accepts no import of this file by its name, because the file imports and exports nothing. */
const searchKey = './search-key.ts';
const form = (id: string) =>
  `<div id="${id}"><form action="/support"><input name="q"></form></div>`;
const found = {
  groups: [
    {
      group: 'name',
      pages: ['a', 'b'].map((path) => ({
        path: `/product/${path}`,
        title: [{ text: path, isMatch: false }],
      })),
    },
  ],
};

const field = () => document.querySelector<HTMLInputElement>('[name=q]')!;
const panel = () => document.querySelector('form ~ div');
const shown = () =>
  Array.from(
    document.querySelectorAll('form ~ div:not([hidden]) a'),
    ({ textContent }) => textContent,
  );
const focused = () => document.activeElement?.textContent;

function type(q: string): void {
  field().value = q;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types a query and lets the pause pass after which suggestions are requested. */
async function suggest(q: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type(q);
  vi.runAllTimers();
  vi.useRealTimers();
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function openField(content = form('one')): Promise<ReturnType<typeof answering>> {
  openPage('/en/home', `${content}<button>on</button>`);
  const send = answering(found);
  await import('./search-field.ts');
  field().focus();
  return send;
}

test('the arrow keys go round through the field and its suggestions, and scroll nothing', async () => {
  await openField();
  await suggest('s');
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
  expect(document.querySelector('[role=status]')?.textContent).toBe('Suggestions, arrow down: 2');
  expect(press('ArrowUp')).toBe(false);
  expect(focused()).toBe('b');
  press('ArrowDown');
  expect(document.activeElement).toBe(field());
  press('ArrowDown');
  expect(focused()).toBe('a');
  press('ArrowUp');
  expect(document.activeElement).toBe(field());
});

test('where nothing is suggested, and while an input method has its own list, the arrow keys are the field’s', async () => {
  await openField();
  expect(press('ArrowDown')).toBe(true);
  await suggest('s');
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  expect(press('ArrowDown', { isComposing: true })).toBe(true);
  expect(document.activeElement).toBe(field());
  document.querySelector('button')?.focus();
  expect(press('ArrowDown')).toBe(true);
});

test('suggestions stay while the focus is in them, and go when it leaves', async () => {
  await openField();
  await suggest('s');
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  press('ArrowDown');
  expect(shown()).toHaveLength(2);
  document.querySelector('button')?.focus();
  expect(shown()).toEqual([]);
});

test('suggestions that arrive when the focus has gone on stay away', async () => {
  const send = await openField();
  const answer = Promise.withResolvers<Response>();
  send.mockReturnValue(answer.promise);
  await suggest('s');
  document.querySelector('button')?.focus();
  answer.resolve(Response.json({ code: 200, message: 'OK', result: found, success: true }));
  await settle();
  expect(shown()).toEqual([]);
  expect(panel()?.textContent ?? '').toBe('');
});

test('Escape takes away what hides the page below a field of it, and the words stay', async () => {
  await openField(`<main>${form('one')}</main>`);
  await suggest('s');
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  press('ArrowDown');
  expect(press('Escape')).toBe(false);
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('s');
  // No suggestions are open, so the key is left to the browser.
  expect(press('Escape')).toBe(true);
});

test('of two search fields the one that is used has the suggestions', async () => {
  await openField(form('one') + form('two'));
  await suggest('s');
  await vi.waitFor(() => expect(panel()?.parentElement?.id).toBe('one'));
  const other = document.querySelector<HTMLInputElement>('#two input')!;
  other.value = 's';
  other.focus();
  await vi.waitFor(() => expect(panel()?.parentElement?.id).toBe('two'));
});

test('what can’t be asked for suggests nothing, not what was suggested before', async () => {
  await openField();
  await suggest('s');
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  answering({}, 500);
  await suggest('sx');
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

test('a browser that keeps nothing for this site suggests all the same', async () => {
  keepNothing();
  await openField();
  await suggest('s');
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
});

test('what is typed in one go is asked for once', async () => {
  const send = await openField();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const q of ['s', 'si', 'sim']) type(q);
  vi.runAllTimers();
  vi.useRealTimers();
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
  expect(send.mock.calls.map(([path]) => path)).toEqual([expect.stringContaining('q=sim')]);
});

test('who clears what they searched for goes on in the field', async () => {
  await openField();
  field().value = ' gateway ';
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  type('');
  expect(shown()).toEqual(['gateway']);
  const clear = panel()?.querySelector('button');
  clear?.focus();
  clear?.click();
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(field());
  type('');
  expect(shown()).toEqual([]);
});

test('⌘K and Ctrl+K open the search, unless another key or script has taken them', async () => {
  openPage('/home', '<div id="header-search"></div><p tabindex="0"></p>');
  const toggle = vi.fn<() => void>();
  Object.assign(document.querySelector('#header-search')!, { togglePopover: toggle });
  await import(/* @vite-ignore */ searchKey);
  for (const others of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, metaKey: true }])
    expect(press('k', others)).toBe(true);
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press('k', { ctrlKey: true });
  expect(toggle).not.toHaveBeenCalled();
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('k', { metaKey: true })).toBe(false);
  expect(toggle).toHaveBeenCalledTimes(2);
});

test('who is writing already when the script comes gets suggestions, too', async () => {
  openPage('/home', form('one'));
  answering(found);
  field().focus();
  await import(/* @vite-ignore */ searchKey);
  await vi.waitFor(() => expect(field().autocomplete).toBe('off'));
});
