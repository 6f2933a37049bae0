import { fontsMarker } from '@uid/contract/markers';
import { splitLanguage } from '@uid/contract/paths';
import light from '@uid/ui/fonts/pad-sans-sc-300-core.woff2?url&no-inline';
import regular from '@uid/ui/fonts/pad-sans-sc-400-core.woff2?url&no-inline';
import strong from '@uid/ui/fonts/pad-sans-sc-600-core.woff2?url&no-inline';
import { pageFontsOf } from '@uid/ui/page-fonts';

import enhance from '../.enhancements/enhance.js?raw';
import watchIsland from '../.enhancements/watch-island.js?raw';
import { enhancementFiles } from './islands/script-files.ts';

const everyPage = enhance.replace('HEADER_ACTIONS', () =>
  JSON.stringify(enhancementFiles('header-actions').module),
);

/**
 * Before the first paint: a chosen theme, which would flash, and fonts that are in the browser's cache.
 * The script of every page switches the theme, and shows the fonts after the first paint of a first visit.
 */
const beforePaint = `try{let{'uid-theme':t,'uid-fonts':f}=localStorage;if(t)document.documentElement.dataset.theme=t;if(f)for(let s of document.querySelectorAll('[${fontsMarker}]'))s.media=''}catch{}`;

const waiting = `media="not all" ${fontsMarker}`;

export interface InlineHead {
  html: string;
  scripts: string[];
  styles: string[];
}

/** What is too small for a request of its own: the scripts of every page, or of every one with an island, and the page's own fonts. */
export function inlineHead({ pathname, search }: URL, hasIsland: boolean): InlineHead {
  const { language, path } = splitLanguage(pathname);
  const own = language === 'zh' ? pageFontsOf(path + search) : undefined;
  const styles = own === undefined ? [] : [own];
  const files = language === 'zh' ? [light, regular, strong, ...styles.flatMap(filesOf)] : [];
  const modules = hasIsland ? [everyPage, watchIsland] : [everyPage];
  const html = [
    ...files.map((file) => `<link rel="preload" as="font" crossorigin href="${file}" ${waiting}>`),
    ...styles.map(
      (text) => `<style ${waiting}>${text}</style><noscript><style>${text}</style></noscript>`,
    ),
    `<script>${beforePaint}</script>`,
    ...modules.map((text) => `<script type="module">${text}</script>`),
  ].join('');
  return { html, scripts: [beforePaint, ...modules], styles };
}

function filesOf(style: string): string[] {
  return [...style.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
}
