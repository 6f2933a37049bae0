import { copyLinkMarker } from '../app/features/news/copy-link-marker.ts';

/** The script of an article: copies its address, without a part's anchor. */
for (const button of document.querySelectorAll<HTMLElement>(`[${copyLinkMarker}]`)) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', () => {
    const { origin, pathname, search } = location;
    void navigator.clipboard.writeText(origin + pathname + search).then(() => {
      button.textContent = button.getAttribute(copyLinkMarker);
      return setTimeout(() => (button.textContent = label), 2000);
    });
  });
}
