import { copyLinkMarker } from '../app/features/news/copy-link-marker.ts';
import { copyOnPress } from './copy-on-press.ts';

/** The script of an article: copies its address, without a part's anchor. */
for (const button of document.querySelectorAll<HTMLElement>(`[${copyLinkMarker}]`)) {
  button.hidden = false;
  copyOnPress(button, () => location.origin + location.pathname + location.search);
}
