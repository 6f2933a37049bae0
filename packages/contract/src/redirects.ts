import { z } from './zod.ts';

/** Redirects neither start nor end below these addresses: they are no pages, or users may log in there. */
const closed = ['api', 'uid-boot', 'uid-front', 'operator', 'child', 'preview', 'assets'];

/** Lower case only, so that each address has one spelling; the site handles language prefixes itself. */
const path = `/(?!(?:${[...closed, 'en'].join('|')})(?:[/?#]|$))[a-z0-9][a-z0-9._-]*(?:/[a-z0-9][a-z0-9._-]*)*`;
const article = String.raw`/news/detail\?id=[a-z0-9-]+`;
const address = (pattern: string) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(new RegExp(pattern)));

/** Redirects readers from an address that no longer has a page to one that has; in every language. */
export const redirect = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  from: address(`^(?:${article}|${path})$`),
  /** A path of this site, with query parameters that the page reads. */
  to: address(String.raw`^${path}(?:\?[A-Za-z0-9=&-]+)?(?:#[A-Za-z0-9-]+)?$`),
  permanence: z.enum(['permanent', 'temporary']),
});
export type SiteRedirect = z.infer<typeof redirect>;
