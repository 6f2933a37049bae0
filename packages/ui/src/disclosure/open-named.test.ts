// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNamed } from './open-named.ts';

test('what folds the part that the address names is opened, and the part is brought into view', () => {
  onTestFinished(() => void (location.hash = ''));
  document.body.innerHTML = `<details><summary>Standards</summary><div id="standards"></div></details>
    <details><summary>Lifecycle</summary><div id="lifecycle"></div></details>`;
  const [standards, lifecycle] = document.querySelectorAll('details');
  const seen = vi
    .spyOn(HTMLElement.prototype, 'scrollIntoView')
    .mockImplementation(() => undefined);
  location.hash = '#standards';
  openNamed();
  expect([standards?.open, lifecycle?.open]).toEqual([true, false]);
  expect(seen).toHaveBeenCalledOnce();
  location.hash = '#lifecycle';
  dispatchEvent(new Event('hashchange'));
  expect(lifecycle?.open).toBe(true);
});
