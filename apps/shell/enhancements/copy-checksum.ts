import { copyMarker } from '../app/features/downloads/copy-marker.ts';

/** Shows the copy buttons, which need a script, and copies the text that stands before each. */
for (const button of document.querySelectorAll<HTMLElement>(`[${copyMarker}]`)) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = button.previousElementSibling?.textContent ?? '';
    void navigator.clipboard.writeText(text).then(() => {
      button.textContent = button.getAttribute(copyMarker);
      return setTimeout(() => (button.textContent = label), 2000);
    });
  });
}
