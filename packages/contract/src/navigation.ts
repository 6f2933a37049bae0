import { z } from './zod.ts';

/** The target of a link: a page of the site without language prefix, or an https, mailto or tel address. */
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
/** The name of a link that stands next to many others in one line. */
const shortName = z.string().check(z.trim(), z.minLength(1), z.maxLength(24));

/** The links in the frame of every page, in one language. */
export const navigationText = z.object({
  header: z
    .array(z.object({ name: shortName, path: linkTarget }))
    .check(z.minLength(1), z.maxLength(8)),
  /** Columns beside the list of products, which is generated. */
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
  /** Entries beside the official filings: a number or name, and the page where it can be verified. */
  certificates: z.array(z.object({ name, path: z.optional(linkTarget) })).check(z.maxLength(12)),
});
export type NavigationText = z.infer<typeof navigationText>;
