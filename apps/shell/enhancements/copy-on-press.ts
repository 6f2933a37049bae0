import { putOnClipboard } from '@uid/ui/put-on-clipboard';

import { copyWordMarkers } from '../app/layout/copy/copy-words.ts';

/** Milliseconds for which a button says what became of the text. */
const saidFor = 4_000;

/** Copies at each press, and says on the button whether the text is on the clipboard. */
export function copyOnPress(button: HTMLElement, readText: () => string): void {
  const label = button.textContent;
  let end: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', () => {
    void putOnClipboard(readText()).then((isThere) => {
      button.textContent = button.getAttribute(copyWordMarkers[isThere ? 'copied' : 'failed']);
      clearTimeout(end);
      end = setTimeout(() => (button.textContent = label), saidFor);
      return end;
    });
  });
}
