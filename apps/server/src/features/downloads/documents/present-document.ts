import type { DocumentVersion, StaffDocument } from '@uid/contract/staff-documents';

import type { ServedFile } from '../served-file.ts';
import type { DocumentRow, VersionRow } from './repository.ts';

/** Presents a document to staff. The version `built` is the file that the release made under this name. */
export function presentDocument(
  row: DocumentRow,
  version: DocumentVersion | undefined,
): StaffDocument {
  const { name, kind, revision, documentKind, product, fileLanguage, titleZh, titleEn } = row;
  return {
    name,
    kind,
    revision,
    documentKind,
    ...(product && { product }),
    ...(fileLanguage && { fileLanguage }),
    titleZh,
    titleEn,
    ...(version && { published: version }),
  };
}

export function presentVersion(row: VersionRow, published: string | null): DocumentVersion {
  const { id, version, size, hash: sha256, addedAt } = row;
  return { id, version, size, sha256, addedAt, isPublished: id === published };
}

export function presentBuilt({ version, size, sha256 }: ServedFile, published: string | null) {
  return { id: 'built', version, size, sha256, isPublished: published === 'built' };
}

/** Returns the row that a file of the release gets once staff change something about it. */
export function rowOfBuilt({ name, kind, documentKind, product, language, title }: ServedFile) {
  return {
    name,
    kind,
    documentKind: documentKind ?? 'description',
    product: product ?? null,
    fileLanguage: language ?? null,
    titleZh: title.zh,
    titleEn: title.en,
    published: 'built',
    revision: 0,
  } satisfies DocumentRow;
}
