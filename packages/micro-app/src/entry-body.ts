import { attributeText, readAttributes } from './entry-page.ts';

const rawTags = 'script|style|title|textarea|noscript|template|iframe|object';
// As in entry-page.ts, a tag that is never closed consumes the rest of the page.
const tags = new RegExp(
  `<!--(?:-?>|[^]*?-->)|<(${rawTags})\\b[^]*?</\\1|<(?:!--|(?:${rawTags})\\b)[^]*|<(/?)([a-z][\\w-]*)${attributeText}>|</?[a-z][^]*`,
  'gi',
);
const documentTag = /^(html|head|body|meta|base|link)$/i;
const harmless = /^(id|class|role|lang|dir|hidden|(data|aria)-.*)$/;
const childless = /^(area|br|col|embed|hr|img|input|source|track|wbr)$/i;

/**
 * Builds the elements of an entry's body, in which children of the qiankun protocol look for their root (`#root`). It
 * creates elements with their identifying attributes, but nothing that loads, runs or is visible.
 */
export function buildBody(html: string, parent: Element): void {
  let current = parent;
  for (const [, , slash, tag, attributes] of html.matchAll(tags)) {
    if (!tag || documentTag.test(tag)) continue;
    if (slash) {
      if (current !== parent && current.localName === tag.toLowerCase())
        current = current.parentElement!;
      continue;
    }
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(readAttributes(attributes ?? '')))
      if (harmless.test(key)) element.setAttribute(key, value);
    current.append(element);
    if (!childless.test(tag)) current = element;
  }
}
