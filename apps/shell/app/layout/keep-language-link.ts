import { languageTags, languages } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';

/**
 * Makes the links to the other language lead to the address that is open. The server sends one page for all addresses
 * of a micro-app, and for all orders, and a micro-app changes the address without a new page.
 */
export function keepLanguageLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const language = languages.find((each) => languageTags[each] === link.hreflang);
    if (!language) continue;
    const follow = () => {
      const { path } = splitLanguage(location.pathname);
      link.href = localPath(path, language) + location.search;
    };
    follow();
    link.addEventListener('click', follow);
  }
}
