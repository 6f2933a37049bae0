export interface Asset {
  url: string;
  integrity: string;
}

export interface EntryPage {
  /** The folder of the entry: what lies under it is the child's. */
  base: string;
  /** The module whose exports are the lifecycles. */
  module: Asset | undefined;
  preloads: Asset[];
  /** Classic scripts in the order of the page. */
  classics: Asset[];
  styles: Asset[];
  body: BodyTag[];
}

/** `attributes` is undefined for a closing tag. */
export interface BodyTag {
  tag: string;
  attributes?: Map<string, string>;
}

const attributeText = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const tags = new RegExp(
  `<!--[^]*?-->|<(script|style|title|textarea|noscript|template)\\b(${attributeText})>[^]*?</\\1|<(/?[a-z][\\w-]*)(${attributeText})>`,
  'gi',
);
const attributesIn = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const documentTag = /^\/?(html|head|body|meta|base|!)/;

/**
 * Reads an entry page by its tags. No HTML parser of the browser is asked: each of them is a
 * Trusted Types sink, and a child's entry is a short, machine-written page.
 */
export function readEntryPage(html: string, url: string): EntryPage {
  const page: EntryPage = {
    base: new URL('.', url).href,
    module: undefined,
    preloads: [],
    classics: [],
    styles: [],
    body: [],
  };
  let marked = false;
  for (const match of html.matchAll(tags)) {
    const tag = (match[1] ?? match[3] ?? '!').toLowerCase();
    const attributes = readAttributes(match[2] ?? match[4] ?? '');
    if (tag === 'script') marked = addScript(page, { attributes, url, marked });
    else if (tag === 'link') addLink(page, attributes, url);
    else if (match[3] && !documentTag.test(tag))
      page.body.push(tag[0] === '/' ? { tag: tag.slice(1) } : { tag, attributes });
  }
  return page;
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(attributesIn), (match) => [
      match[1]!.toLowerCase(),
      (match[2] ?? match[3] ?? match[4] ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}

function assetOf(attributes: Map<string, string>, from: string, url: string): Asset | undefined {
  const address = attributes.get(from);
  return address
    ? { url: new URL(address, url).href, integrity: attributes.get('integrity') ?? '' }
    : undefined;
}

interface ScriptTag {
  attributes: Map<string, string>;
  url: string;
  /** A `data-lifecycles` module was seen: it wins over every other. */
  marked: boolean;
}

function addScript(page: EntryPage, { attributes, url, marked }: ScriptTag): boolean {
  const asset = assetOf(attributes, 'src', url);
  const type = attributes.get('type');
  if (!asset || attributes.has('nomodule')) return marked;
  if (type === 'module') {
    const isMarked = attributes.has('data-lifecycles');
    if (isMarked || !marked) page.module = asset;
    return marked || isMarked;
  }
  if (!type || /(java|ecma)script$/.test(type)) page.classics.push(asset);
  return marked;
}

function addLink(page: EntryPage, attributes: Map<string, string>, url: string): void {
  const asset = assetOf(attributes, 'href', url);
  const rel = attributes.get('rel');
  if (!asset) return;
  if (rel === 'stylesheet') page.styles.push(asset);
  if (rel === 'modulepreload') page.preloads.push(asset);
}

const harmless = /^(id|class|role|lang|dir|hidden|(data|aria)-.*)$/;
const childless = /^(area|br|col|embed|hr|img|input|source|track|wbr)$/;

/** Builds the elements of the entry's body, which children of the qiankun protocol look for (`#root`). */
export function buildBody(body: BodyTag[], parent: Element): void {
  let current = parent;
  for (const { tag, attributes } of body) {
    if (!attributes) {
      if (current !== parent && current.localName === tag) current = current.parentElement!;
      continue;
    }
    const element = document.createElement(tag);
    for (const [key, value] of attributes) if (harmless.test(key)) element.setAttribute(key, value);
    current.append(element);
    if (!childless.test(tag)) current = element;
  }
}
