import type { DocumentKind, DownloadKind } from '@uid/contract/downloads';
import type { Language } from '@uid/contract/language';

/** Of 0114-documents.sql. */
export interface DocumentTables {
  documents: {
    name: string;
    kind: DownloadKind;
    documentKind: DocumentKind;
    product: string | null;
    fileLanguage: Language | null;
    titleZh: string;
    titleEn: string;
    /** The id of a version; `built`: what the release made; null: withdrawn, or not published yet. */
    published: string | null;
    revision: number;
  };
  documentVersions: {
    id: string;
    name: string;
    version: string;
    /** SHA-256 of the file, in hexadecimal: its name in the store. */
    hash: string;
    size: number;
    addedAt: number;
    publishedAt: number | null;
  };
}
