import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { documentKinds, downloadKinds } from './downloads.ts';
import type { DownloadKind } from './downloads.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';
import { languages } from './language.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';

/** The accepted file types by file extension. The server does not trust the stated type until it has read the file. */
export const documentTypes = {
  pdf: 'application/pdf',
  apk: 'application/vnd.android.package-archive',
} as const;
/** Maximum bytes of an uploaded document or app. */
export const maxDocumentBytes = 64 * 1024 * 1024;
/**
 * Maximum number of documents and apps that staff may add to the download centre, because its page lists all of them.
 */
export const maxDocuments = 200;

const language = languageSchema;
/** The name in the document's address: the same for every version, and without a path. */
const name = z
  .string()
  .check(z.trim(), z.maxLength(80), z.regex(/^[a-z0-9]+([.-][a-z0-9]+)*\.(pdf|apk)$/));
const version = z
  .string()
  .check(z.trim(), z.maxLength(30), z.regex(/^[0-9A-Za-z]+([.+-][0-9A-Za-z]+)*$/));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** The file extension tells whether the name belongs to a document or an app. */
export function kindOfName(of: string): DownloadKind {
  return of.endsWith('.apk') ? 'security-app' : 'product-document';
}

/** The properties of a document that readers see besides its file. */
const facts = {
  /** Shown for documents only, not for apps. */
  documentKind: z.enum(documentKinds),
  /** The product's slug. */
  product: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** Language of the file itself; absent if the file contains both languages. */
  fileLanguage: z.optional(z.enum(languages)),
  titleZh: title,
  titleEn: title,
};

/** The revision in the query of an upload, where every parameter is text. */
const sentRevision = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_646));

const shownVersion = z.object({
  /** `built` for the file that the release itself contains. */
  id: z.string(),
  version: z.string(),
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
  /** Absent for a file that the release contains. */
  addedAt: z.optional(z.number()),
  isPublished: z.boolean(),
});
export type DocumentVersion = z.infer<typeof shownVersion>;

const document = z.object({
  name: z.string(),
  kind: z.enum(downloadKinds),
  /** 0 while nobody has changed the document of the release. */
  revision: z.int(),
  ...facts,
  /** The version that readers get; absent if the document has been withdrawn, or is not published yet. */
  published: z.optional(shownVersion),
});
export type StaffDocument = z.infer<typeof document>;

const read = {
  access: 'staff',
  permission: 'contents.read',
  isImpersonal: true,
} as const;

export const listDocuments = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/documents`,
  ...read,
  summary: 'The documents and apps of the download centre, published or not',
  input: z.object({ language }),
  output: z.object({ documents: z.array(document) }),
});

export const getDocument = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/document`,
  ...read,
  summary: 'A document with its latest versions and their checksums',
  input: z.object({ language, name }),
  output: z.extend(document, { versions: z.array(shownVersion) }),
});

const write = { access: 'staff', permission: 'media.write', idempotent: true } as const;
const upload = { types: Object.values(documentTypes), maxBytes: maxDocumentBytes };
const added = z.object({
  name: z.string(),
  revision: z.int(),
  id: z.string(),
  /** False if the document already has a version with the same bytes. */
  isNew: z.boolean(),
});

export const addDocument = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/document/add`,
  ...write,
  action: 'add-document',
  upload,
  summary: 'Upload a new document or app as its first version; nothing is published yet',
  input: z.object({ language, name, ...facts, version }),
  output: added,
});

export const addDocumentVersion = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/document/version`,
  ...write,
  action: 'add-document-version',
  upload,
  summary: 'Upload a further version of a document or app; what is published stays',
  input: z.object({ language, name, revision: sentRevision, version }),
  output: added,
});

export const changeDocument = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/document/change`,
  ...write,
  action: 'change-document',
  summary: 'Change what readers are told of a document or app',
  input: z.object({ language, name, revision, ...facts }),
  output: z.object({ revision: z.int() }),
});

const publish = { ...write, permission: 'contents.publish' } as const;

export const publishDocument = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/document/publish`,
  ...publish,
  action: 'publish-document',
  summary: 'Give readers this version under the name of the document',
  input: z.object({ language, name, revision, id: reference }),
  output: z.object({ revision: z.int() }),
});

export const withdrawDocument = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/document/withdraw`,
  ...publish,
  action: 'withdraw-document',
  summary: 'Give readers no version any more: its address is one that is not there',
  input: z.object({ language, name, revision }),
  output: z.object({ revision: z.int() }),
});

export const removeDocumentVersion = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/document/remove-version`,
  ...write,
  action: 'remove-document-version',
  summary: 'Delete a version that is not published, with its file',
  input: z.object({ language, name, revision, id: reference }),
  output: z.object({ revision: z.int() }),
});
