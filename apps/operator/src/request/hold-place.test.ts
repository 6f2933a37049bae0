// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';

import { holdPlace } from './hold-place.ts';

function show(html: string) {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  return (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
}

test('where what was pressed is gone, the focus goes to what is left around it', () => {
  const find = show('<section id="part"><p id="row"><button id="act"></button></p></section>');
  find('act').focus();
  const goOnHere = holdPlace();
  find('row').remove();
  goOnHere();
  expect(document.activeElement).toBe(find('part'));
  find('part').blur();
  expect(find('part').hasAttribute('tabindex')).toBe(false);
});

test('where what was pressed is at rest, the focus goes to what is around it', () => {
  const find = show('<p id="bar"><button id="save"></button></p>');
  find('save').focus();
  const goOnHere = holdPlace();
  (find('save') as HTMLButtonElement).disabled = true;
  goOnHere();
  expect(document.activeElement).toBe(find('bar'));
});

test('whoever has gone on meanwhile is left alone', () => {
  const find = show('<p><button id="act"></button></p><input id="next">');
  find('act').focus();
  const goOnHere = holdPlace();
  find('act').remove();
  find('next').focus();
  goOnHere();
  expect(document.activeElement).toBe(find('next'));
});
