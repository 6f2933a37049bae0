import { copyMarker } from '../app/features/downloads/copy-marker.ts';
import { copyOnPress } from './copy-on-press.ts';

/** Shows the copy buttons, which need a script, and copies the text before each button. */
for (const button of document.querySelectorAll<HTMLElement>(`[${copyMarker}]`)) {
  button.hidden = false;
  copyOnPress(button, () => button.previousElementSibling?.textContent ?? '');
}
