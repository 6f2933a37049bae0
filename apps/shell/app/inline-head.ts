import { splitLanguage } from '@uid/contract/routes';
import { pageFontsOf } from '@uid/ui/page-fonts';

import enhance from '../.enhancements/enhance.js?raw';

/** Before the first paint, so that a chosen theme never flashes; the switch itself is in the script of every page. */
const theme =
  "try{let t=localStorage['uid-theme'];if(t)document.documentElement.dataset.theme=t}catch{}";

export interface InlineHead {
  html: string;
  scripts: string[];
  styles: string[];
}

/** What is too small for a request of its own: the script of every page and the page's own fonts. */
export function inlineHead(pathname: string): InlineHead {
  const { language, path } = splitLanguage(pathname);
  const fonts = language === 'zh' ? pageFontsOf(path) : undefined;
  const styles = fonts === undefined ? [] : [fonts];
  const scripts = [theme, enhance];
  const html = [
    ...styles.map((text) => `<style>${text}</style>`),
    `<script>${theme}</script>`,
    `<script type="module">${enhance}</script>`,
  ].join('');
  return { html, scripts, styles };
}
