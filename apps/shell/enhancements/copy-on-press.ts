import { putOnClipboard } from '@uid/ui/put-on-clipboard';

import { copyWordMarkers } from '../app/layout/copy/copy-words.ts';

/** Milliseconds for which a button shows the result of copying. */
const copiedShownTime = 4_000;

/** Copies at each press, and shows on the button whether the text is on the clipboard. */
export function copyOnPress(button: HTMLElement, readText: () => string): void {
  const label = button.textContent;
  let end: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', () => {
    void putOnClipboard(readText()).then((isThere) => {
      button.textContent = button.getAttribute(copyWordMarkers[isThere ? 'copied' : 'failed']);
      clearTimeout(end);
      end = setTimeout(() => (button.textContent = label), copiedShownTime);
      return end;
    });
  });
}
