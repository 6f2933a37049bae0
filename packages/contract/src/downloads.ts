import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { languageSchema } from './language-schema.ts';

export const downloadKinds = ['product-document', 'security-app'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Outside the API, as they have been published: the file's name stands in the query. */
export const downloadRoutes: Record<DownloadKind, string> = {
  'product-document': '/uid-product',
  'security-app': '/uid-app',
};

export function downloadPath({ kind, name }: Pick<Download, 'kind' | 'name'>): string {
  return `${downloadRoutes[kind]}?n=${encodeURIComponent(name)}`;
}

const download = z.object({
  name: z.string(),
  kind: z.enum(downloadKinds),
  /** Of the file itself; absent where it holds every language. */
  language: z.optional(z.enum(languages)),
  /** The product's slug; absent for the app. */
  product: z.optional(z.string()),
  title: z.string(),
  version: z.string(),
  date: z.iso.date(),
  /** In bytes. */
  size: z.int().check(z.positive()),
  /** 64 hexadecimal digits, lower case. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type Download = z.infer<typeof download>;

export const listDownloads = endpoint({
  method: 'GET',
  path: `${apiPrefix}/downloads`,
  access: 'public',
  summary:
    'Published files with version, date, size and checksum; of one product where it is named',
  input: z.object({
    language: languageSchema,
    product: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  }),
  output: z.object({ downloads: z.array(download) }),
});
