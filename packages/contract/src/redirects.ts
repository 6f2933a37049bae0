import { z } from './zod.ts';

/** Addresses below these are never led from or to: they are no pages, or somebody may log in there. */
const closed = ['api', 'uid-boot', 'uid-front', 'operator', 'child', 'preview', 'assets'];

/** Small letters alone, so that each address has one spelling; language prefixes are the site's own matter. */
const path = `/(?!(?:${[...closed, 'en'].join('|')})(?:[/?#]|$))[a-z0-9][a-z0-9._-]*(?:/[a-z0-9][a-z0-9._-]*)*`;
const article = String.raw`/news/detail\?id=[a-z0-9-]+`;
const address = (pattern: string) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(new RegExp(pattern)));

/** Leads readers of an address that has no page any more to one that has; in every language. */
export const redirect = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  from: address(`^(?:${article}|${path})$`),
  /** A path of this site, with what the page reads from its query. */
  to: address(String.raw`^${path}(?:\?[A-Za-z0-9=&-]+)?(?:#[A-Za-z0-9-]+)?$`),
  permanence: z.enum(['permanent', 'temporary']),
});
export type SiteRedirect = z.infer<typeof redirect>;
