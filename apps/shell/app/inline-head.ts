import { fontsMarker } from '@uid/contract/markers';
import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { Page } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { missingPage, pageFontsOf } from '@uid/fonts/published-fonts';
import type { PublishedFonts } from '@uid/fonts/published-fonts';

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

export interface ShownPage {
  address: URL;
  /** Undefined where the site has none, and a page says so. */
  page: Page | undefined;
  hasIsland: boolean;
  fonts: PublishedFonts | undefined;
}

/** What is too small for a request of its own: the scripts of every page, or of every one with an island, and its Chinese fonts. */
export function inlineHead({ address, page, hasIsland, fonts }: ShownPage): InlineHead {
  const isChinese = splitLanguage(address.pathname).language === 'zh';
  const chinese =
    isChinese && fonts
      ? chineseFonts(fonts, page ? placeOf(page, address.search, fonts) : missingPage)
      : { html: '', styles: [] };
  const modules = hasIsland ? [everyPage, watchIsland] : [everyPage];
  const html = [
    chinese.html,
    `<script>${beforePaint}</script>`,
    ...modules.map((text) => `<script type="module">${text}</script>`),
  ].join('');
  return { html, scripts: [beforePaint, ...modules], styles: chinese.styles };
}

/** Of a micro-app's pages some have words of their own, the others those that it starts with. */
function placeOf({ kind, path }: Page, search: string, { pages }: PublishedFonts): string {
  const app = kind === 'micro-app' ? microAppAt(path) : undefined;
  if (app === undefined) return path + search;
  return Object.hasOwn(pages, path) ? path : microApps[app]!.route;
}

/** Three times what the rest of a page weighs: they come after its first paint, in `enhance.ts`. */
function chineseFonts(fonts: PublishedFonts, place: string): { html: string; styles: string[] } {
  const { sheet, cores } = fonts;
  const own = pageFontsOf(fonts, place);
  const files = own === undefined ? cores : [...cores, ...filesOf(own)];
  const html = [
    `<link rel="stylesheet" href="${sheet}" ${waiting}>`,
    `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`,
    ...files.map((file) => `<link rel="preload" as="font" crossorigin href="${file}" ${waiting}>`),
    ...(own === undefined
      ? []
      : [`<style ${waiting}>${own}</style><noscript><style>${own}</style></noscript>`]),
  ].join('');
  return { html, styles: own === undefined ? [] : [own] };
}

function filesOf(style: string): string[] {
  return [...style.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
}
