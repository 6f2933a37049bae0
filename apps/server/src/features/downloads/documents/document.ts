import { AppError } from '../../../http/app-error.ts';
import type { Handle } from '../../../database/database.ts';
import { listNamed } from '../../contents/contents.ts';
import type { ServedFile } from '../served-file.ts';
import { rowOfBuilt } from './present-document.ts';
import { findDocument, insertDocument, updateDocument } from './repository.ts';
import type { DocumentRow } from './repository.ts';

/**
 * The requested name, and the file that the site itself makes under it. `made` is read before the transaction, because
 * it may have to be drawn first.
 */
interface Asked {
  name: string;
  made: ServedFile | undefined;
}

/**
 * Returns the row of a document, or the row that the site's own file would have. Throws NOT_FOUND if there is neither.
 */
export async function getDocument(tx: Handle, { name, made }: Asked): Promise<DocumentRow> {
  const row = await findDocument(tx, name);
  if (row) return row;
  if (!made) throw new AppError('NOT_FOUND');
  return rowOfBuilt(made);
}

/** Returns the row of a document, and inserts it if the table lacks it. */
export async function holdDocument(tx: Handle, asked: Asked): Promise<DocumentRow> {
  const row = await getDocument(tx, asked);
  await insertDocument(tx, row);
  return row;
}

/** Changes a document. Throws DOCUMENT_CHANGED if it has changed since it was read. */
export async function changeDocument(
  tx: Handle,
  at: Pick<DocumentRow, 'name' | 'revision'>,
  changed: Parameters<typeof updateDocument>[2],
): Promise<{ revision: number }> {
  if (!(await updateDocument(tx, at, changed))) throw new AppError('DOCUMENT_CHANGED');
  return { revision: at.revision + 1 };
}

export async function refuseProduct(tx: Handle, product: string | undefined): Promise<void> {
  if (product === undefined) return;
  const [found] = await listNamed(tx, 'product', [product]);
  if (!found) throw new AppError('INVALID_INPUT', { fields: { product } });
}

type Description = Pick<DocumentRow, 'documentKind' | 'titleZh' | 'titleEn'> & {
  product?: string | undefined;
  fileLanguage?: DocumentRow['fileLanguage'] | undefined;
};

export function descriptionOf({
  documentKind,
  titleZh,
  titleEn,
  product,
  fileLanguage,
}: Description) {
  return {
    documentKind,
    titleZh,
    titleEn,
    product: product ?? null,
    fileLanguage: fileLanguage ?? null,
  };
}

export function descriptionOfRow({
  documentKind,
  titleZh,
  titleEn,
  product,
  fileLanguage,
}: DocumentRow) {
  return { documentKind, titleZh, titleEn, product, fileLanguage };
}

export function subjectOf(name: string) {
  return { kind: 'document', id: name };
}
