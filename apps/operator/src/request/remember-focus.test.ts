// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';

import { rememberFocus } from './remember-focus.ts';

function show(html: string) {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  return (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
}

test('where what was pressed is gone, the focus goes to what is left around it', () => {
  const find = show('<section id="part"><p id="row"><button id="act"></button></p></section>');
  find('act').focus();
  const restoreFocus = rememberFocus();
  find('row').remove();
  restoreFocus();
  expect(document.activeElement).toBe(find('part'));
  find('part').blur();
  expect(find('part').hasAttribute('tabindex')).toBe(false);
});

test('where what was pressed is at rest, the focus goes to what is around it', () => {
  const find = show('<p id="bar"><button id="save"></button></p>');
  find('save').focus();
  const restoreFocus = rememberFocus();
  (find('save') as HTMLButtonElement).disabled = true;
  restoreFocus();
  expect(document.activeElement).toBe(find('bar'));
});

test('whoever has gone on meanwhile is left alone', () => {
  const find = show('<p><button id="act"></button></p><input id="next">');
  find('act').focus();
  const restoreFocus = rememberFocus();
  find('act').remove();
  find('next').focus();
  restoreFocus();
  expect(document.activeElement).toBe(find('next'));
});
