import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { languageSchema } from './language-schema.ts';

export const downloadKinds = ['product-document', 'security-app'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Outside the API, because these addresses have been published; the file's name is in the query. */
export const downloadRoutes: Record<DownloadKind, string> = {
  'product-document': '/uid-product',
  'security-app': '/uid-app',
};

/** The kind of a document, by its purpose for the reader. */
export const documentKinds = [
  'description',
  'datasheet',
  'manual',
  'white-paper',
  'certificate',
  'release-notes',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export function downloadPath({ kind, name }: Pick<Download, 'kind' | 'name'>): string {
  return `${downloadRoutes[kind]}?n=${encodeURIComponent(name)}`;
}

const download = z.object({
  name: z.string(),
  kind: z.enum(downloadKinds),
  /** Absent for an app. */
  documentKind: z.optional(z.enum(documentKinds)),
  /** Language of the file itself; absent if the file contains every language. */
  language: z.optional(z.enum(languages)),
  /** The product's slug; absent for the app and for documents that are not about a single product. */
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

const publishedName = z.object({ n: z.string().check(z.minLength(1), z.maxLength(200)) });

export const downloadDocument = fileEndpoint({
  method: 'GET',
  path: downloadRoutes['product-document'],
  access: 'public',
  summary: 'A published product document by its name, in ranges where it is asked so',
  input: publishedName,
  type: 'application/pdf',
  refusal: 'page',
});

export const downloadApp = fileEndpoint({
  method: 'GET',
  path: downloadRoutes['security-app'],
  access: 'public',
  summary: 'The published Android app by its name, in ranges where it is asked so',
  input: publishedName,
  type: 'application/vnd.android.package-archive',
  refusal: 'page',
});

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

export const getProofs = endpoint({
  method: 'GET',
  path: `${apiPrefix}/proofs`,
  access: 'public',
  summary: 'What strangers check published files and advisories with',
  input: z.object({}),
  output: z.object({
    /**
     * Absent if the site has no key and signs nothing. A trial key belongs to a site that only its developer can reach.
     */
    key: z.optional(z.object({ fingerprint: z.string(), isTrial: z.boolean() })),
    /** Whether the bill of materials is published. */
    hasSbom: z.boolean(),
  }),
});
