import { z } from './zod.ts';

/** Where a link may lead: a page of the site, without language prefix, or elsewhere by https, mail or telephone. */
export const linkTarget = z
  .string()
  .check(
    z.trim(),
    z.maxLength(300),
    z.regex(
      /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[a-z0-9][^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?\d[\d-]*)$/,
    ),
  );

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** One of many in a line. */
const shortName = z.string().check(z.trim(), z.minLength(1), z.maxLength(24));

/** What the frame of every page leads to, in one language. */
export const navigationText = z.object({
  header: z
    .array(z.object({ name: shortName, path: linkTarget }))
    .check(z.minLength(1), z.maxLength(8)),
  /** Beside the list of products, which writes itself. */
  footer: z
    .array(
      z.object({
        title: shortName,
        entries: z
          .array(z.object({ name, path: linkTarget }))
          .check(z.minLength(1), z.maxLength(12)),
      }),
    )
    .check(z.minLength(1), z.maxLength(3)),
  /** Beside the filings: number or name, and where it can be looked up. */
  certificates: z.array(z.object({ name, path: z.optional(linkTarget) })).check(z.maxLength(12)),
});
export type NavigationText = z.infer<typeof navigationText>;
