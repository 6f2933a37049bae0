import { splitLanguage } from '@uid/contract/routes';
import { pageFontsOf } from '@uid/ui/page-fonts';

import enhance from '../.enhancements/enhance.js?raw';

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
  const scripts = [enhance];
  const html = [
    ...styles.map((text) => `<style>${text}</style>`),
    ...scripts.map((text) => `<script type="module">${text}</script>`),
  ].join('');
  return { html, scripts, styles };
}
