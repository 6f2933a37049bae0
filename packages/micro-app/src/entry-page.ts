export interface Asset {
  url: string;
  integrity: string;
}

export interface EntryPage {
  html: string;
  /** The folder of the entry: files below it belong to the child. */
  base: string;
  /** The module whose exports are the lifecycles. */
  module?: Asset;
  preloads: Asset[];
  /** Classic scripts in the order of the page. */
  classics: Asset[];
  styles: Asset[];
}

/** Matches a tag's attributes as one group, up to the `>` that ends the tag. */
export const attributeText = `((?:"[^"]*"|'[^']*'|[^'">])*)`;
const rawTags = 'script|style|noscript|template';
// If a tag or comment is never closed, the last alternative consumes the rest of the page, as a browser does. Without
// it, the search would start again at every such tag, and a hostile page could make its time quadratic in the page's
// length.
const tags = new RegExp(
  `<!--(?:-?>|[^]*?-->)|<(${rawTags})\\b${attributeText}>[^]*?</\\1|<(link)\\b${attributeText}>|<(?:!--|(?:${rawTags}|link)\\b)[^]*`,
  'gi',
);
const attributesIn = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Reads an entry page by matching its tags. The browser's HTML parsers are not used, because each of them is a Trusted
 * Types sink, and a child's entry is a short, generated page.
 */
export function readEntryPage(html: string, url: string): EntryPage {
  const page: EntryPage = {
    html,
    base: new URL('.', url).href,
    preloads: [],
    classics: [],
    styles: [],
  };
  let isMarked = false;
  for (const match of html.matchAll(tags)) {
    const tag = (match[1] ?? match[3])?.toLowerCase();
    const attributes = readAttributes(match[2] ?? match[4] ?? '');
    const { rel, type, integrity = '' } = attributes;
    const address = attributes[tag === 'link' ? 'href' : 'src'];
    if (!address) continue;
    const asset = { url: new URL(address, url).href, integrity };
    if (tag === 'link') {
      if (rel === 'stylesheet') page.styles.push(asset);
      if (rel === 'modulepreload') page.preloads.push(asset);
    } else if (tag === 'script' && !('nomodule' in attributes)) {
      // The module marked with `data-lifecycles` takes precedence; without one, the last module counts.
      const isMark = 'data-lifecycles' in attributes;
      if (type !== 'module') {
        if (!type || /(java|ecma)script$/.test(type)) page.classics.push(asset);
      } else if (isMark || !isMarked) {
        page.module = asset;
        isMarked = isMark;
      }
    }
  }
  return page;
}

/** Reads a tag's attributes, also for tags of the body. Names are in lower case; in values only `&amp;` is decoded. */
export function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(attributesIn), ([, name, ...values]) => [
      name!.toLowerCase(),
      (values.find(Boolean) ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}
