import type { DocumentKind, DownloadKind } from '@uid/contract/downloads';
import type { Language } from '@uid/contract/language';

/** Tables of 0114-documents.sql. */
export interface DocumentTables {
  documents: {
    name: string;
    kind: DownloadKind;
    documentKind: DocumentKind;
    product: string | null;
    fileLanguage: Language | null;
    titleZh: string;
    titleEn: string;
    /** The id of a version; `built` for the file that the release made; null if withdrawn, or not published yet. */
    published: string | null;
    revision: number;
  };
  documentVersions: {
    id: string;
    name: string;
    version: string;
    /** SHA-256 of the file, in hexadecimal, which is also its name in the store. */
    hash: string;
    size: number;
    addedAt: number;
    publishedAt: number | null;
  };
}
