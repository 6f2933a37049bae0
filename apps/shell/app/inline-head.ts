import { fontsMarker } from '@uid/contract/markers';
import type { Localised } from '@uid/contract/language';
import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { Page } from '@uid/contract/pages';
import { identityRoutes } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';
import { storageKey } from '@uid/contract/storage';
import { hasNewerWords, missingPage, pageFontsOf } from '@uid/fonts/published-fonts';
import type { PublishedFonts } from '@uid/fonts/published-fonts';

import enhance from '../.enhancements/enhance.js?raw';
import island from '../.enhancements/island.js?raw';
import { viewKey } from './features/catalogue/list/list-markers.ts';
import { enhancementFiles, islandFiles } from './islands/script-files.ts';
import { shownEvent } from './micro-apps/micro-app-markers.ts';

const everyPage = enhance
  .replace('HEADER_ACTIONS', () => addressOf('header-actions'))
  .replace('AFTER_PAINT', () => addressOf('after-paint'));
const withoutApp = everyPage.replace('APP_SHOWN', 'void 0');
/** Milliseconds. The script that hosts the app may not arrive. */
const longestWait = 10_000;
const withApp = everyPage.replace(
  'APP_SHOWN',
  `new Promise((shown)=>{addEventListener('${shownEvent}',shown);setTimeout(shown,${longestWait})})`,
);

function addressOf(enhancement: string): string {
  return JSON.stringify(enhancementFiles(enhancement).module);
}

/**
 * Runs before the first paint: sets the chosen theme and the chosen view of the mall's list, which would flash
 * otherwise, and shows fonts that are in the browser's cache.
 * The script of every page switches the theme, and shows the fonts after the first paint of a first visit (decision
 * 0028).
 */
const beforePaint = `try{let{'uid-theme':t,'uid-fonts':f,'${viewKey}':v}=localStorage,{dataset:d}=document.documentElement;if(t)d.theme=t;if(v)d.items=v;if(f){d.painted=f;for(let s of document.querySelectorAll('[${fontsMarker}]'))s.media=''}}catch{}`;

/**
 * The first script in a page that needs a session. A visitor without a session, or whose browser stores nothing for
 * this site, is sent to log in before anything of the page is fetched, and going back skips the page. For other
 * visitors the script names the island's modules: if they were in the markup, the browser would fetch them before it
 * runs the script.
 */
function forSession(login: string, island: string | undefined): string {
  const { imports, module } = islandFiles(island);
  const leave = `stop();location.replace('${login}?return='+encodeURIComponent(location.pathname+location.search))`;
  const preload = `for(let href of ${JSON.stringify([...imports, module])})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}))`;
  return `{let t;try{t=localStorage.getItem('${storageKey('token')}')}catch{}if(t)${preload};else{${leave}}}`;
}

/** True for a language whose characters the site serves fonts for. */
const hasOwnFonts: Localised<boolean> = { zh: true, en: false };

const waiting = `media="not all" ${fontsMarker}`;

export interface InlineHead {
  /** Markup that follows the declaration of the encoding. */
  start: string;
  /** Markup for the end of the head. */
  html: string;
  scripts: string[];
  styles: string[];
}

export interface ShownPage {
  address: URL;
  /** Undefined if the site has no page at the address and says so. */
  page: Page | undefined;
  hasIsland: boolean;
  fonts: PublishedFonts | undefined;
  /** The rendered page. */
  html: string;
}

/**
 * Returns what is too small for a request of its own: the scripts of every page, or of every page with an island, and
 * the page's Chinese fonts.
 */
export function inlineHead({ address, page, hasIsland, fonts, html }: ShownPage): InlineHead {
  const { language } = splitLanguage(address.pathname);
  const first =
    page?.guard === 'session'
      ? [forSession(localPath(identityRoutes.login, language), page.island)]
      : [];
  const chinese =
    hasOwnFonts[language] && fonts
      ? chineseFonts(fonts, page ? placeOf(page, address.search, fonts) : missingPage, html)
      : { html: '', styles: [] };
  const enhancement = page?.kind === 'micro-app' ? withApp : withoutApp;
  const modules = hasIsland ? [enhancement, island] : [enhancement];
  const head = [
    chinese.html,
    `<script>${beforePaint}</script>`,
    ...modules.map((text) => `<script type="module">${text}</script>`),
  ].join('');
  return {
    start: first.map((text) => `<script>${text}</script>`).join(''),
    html: head,
    scripts: [...first, beforePaint, ...modules],
    styles: chinese.styles,
  };
}

/**
 * Returns the address under which `fonts` lists the page's text. Some pages of a micro-app have text of their own; the
 * others have the text of the app's first page.
 */
function placeOf({ kind, path }: Page, search: string, { pages }: PublishedFonts): string {
  const app = kind === 'micro-app' ? microAppAt(path) : undefined;
  if (app === undefined) return path + search;
  return Object.hasOwn(pages, path) ? path : microApps[app]!.route;
}

/**
 * `enhance.ts` loads the fonts after the first paint: first the files for the text that is seen first. The style sheet
 * with all other fonts follows when the visitor goes on in the page; it is loaded at once if the page's own files are
 * not enough.
 */
function chineseFonts(
  fonts: PublishedFonts,
  place: string,
  html: string,
): { html: string; styles: string[] } {
  const { sheet } = fonts;
  const own = pageFontsOf(fonts, place);
  const sheetAtOnce = `<link rel="stylesheet" href="${sheet}" ${waiting}>`;
  const noScript = `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`;
  if (own === undefined) return { html: sheetAtOnce + noScript, styles: [] };
  const { rules, first } = own;
  const isEnough = !hasNewerWords(own, html);
  const head = [
    isEnough ? '' : sheetAtOnce,
    noScript,
    ...first.map((file) => `<link rel="preload" as="font" crossorigin href="${file}" ${waiting}>`),
    `<style ${isEnough ? `media="not all" ${fontsMarker}="${sheet}"` : waiting}>${rules}</style>`,
    `<noscript><style>${rules}</style></noscript>`,
  ].join('');
  return { html: head, styles: [rules] };
}
