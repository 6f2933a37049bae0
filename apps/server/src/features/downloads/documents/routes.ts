import * as contract from '@uid/contract/staff-documents';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import { listNamed } from '../../contents/contents.ts';
import type { FileStore } from '../../media/files/file-store.ts';
import type { PublishedList } from '../published-list.ts';
import type { ServedFile } from '../served-file.ts';
import { addVersion } from './add-version.ts';
import { presentBuilt, presentDocument, presentVersion, rowOfBuilt } from './present-document.ts';
import { receiveFile } from './receive-file.ts';
import {
  countDocuments,
  deleteVersion,
  findDocument,
  findVersion,
  insertDocument,
  listDocumentRows,
  listVersions,
  markPublished,
  updateDocument,
} from './repository.ts';
import type { DocumentRow } from './repository.ts';

const shownVersions = 50;

interface Given {
  published: PublishedList;
  store: FileStore;
}

/** What staff do to the documents and apps of the download centre. */
export function serveStaffDocuments(
  serve: Serve,
  { database, now, newId }: ServerContext,
  { published: { readMade }, store }: Given,
): void {
  const { handle } = database;

  serve(contract.listDocuments, async () => {
    const rows = await listDocumentRows(handle);
    const known = new Set(rows.map(({ name }) => name));
    const made = await readMade();
    const untouched = [...made.values()].filter(({ name }) => !known.has(name)).map(rowOfBuilt);
    const documents = await Promise.all([...rows, ...untouched].map(present));
    return { documents: documents.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
  });

  serve(contract.getDocument, async ({ name }) => {
    const made = (await readMade()).get(name);
    const row = await getDocument(handle, { name, made });
    const { published } = row;
    const versions = await listVersions(handle, name, shownVersions);
    return {
      ...(await present(row)),
      versions: [
        ...versions.map((each) => presentVersion(each, published)),
        ...(made ? [presentBuilt(made, published)] : []),
      ],
    };
  });

  serve(contract.addDocument, async ({ language: _language, version, ...given }, caller) => {
    const { act, file } = caller;
    const { name } = given;
    const kind = contract.kindOfName(name);
    const received = await receiveFile(file, kind, store);
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      await refuseProduct(tx, given.product);
      const row = { ...factsOf(given), name, kind, published: null, revision: 0 };
      if (made || !(await insertDocument(tx, row))) {
        const known = await findVersion(tx, { name, hash: received.hash });
        if (!known) throw new AppError('DOCUMENT_KNOWN');
        note({ after: { id: known.id } });
        const { revision } = await getDocument(tx, { name, made });
        return { name, revision, id: known.id, isNew: false };
      }
      if ((await countDocuments(tx)) > contract.maxDocuments) throw new AppError('DOCUMENTS_FULL');
      const added = { ...received, id: newId(), version, addedAt: now() };
      note({ after: { ...factsOf(given), id: added.id, version, hash: added.hash } });
      return addVersion(tx, row, added);
    });
  });

  serve(contract.addDocumentVersion, async ({ name, revision, version }, { act, file }) => {
    const made = (await readMade()).get(name);
    const { kind } = await getDocument(handle, { name, made });
    const received = await receiveFile(file, kind, store);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      await holdDocument(tx, { name, made });
      const added = { ...received, id: newId(), version, addedAt: now() };
      const answer = await addVersion(tx, { name, revision }, added);
      note({ after: { id: answer.id, version, hash: added.hash } });
      return answer;
    });
  });

  serve(contract.changeDocument, async (given, { act }) => {
    const { name, revision, language: _language, ...facts } = given;
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      const before = await holdDocument(tx, { name, made });
      if (facts.product !== before.product) await refuseProduct(tx, facts.product);
      const after = factsOf(facts);
      note({ before: factsOfRow(before), after });
      return change(tx, { name, revision }, after);
    });
  });

  serve(contract.publishDocument, async ({ name, revision, id }, { act }) => {
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      const before = await holdDocument(tx, { name, made });
      const isThere = id === 'built' ? made : await findVersion(tx, { name, id });
      if (!isThere) throw new AppError('NOT_FOUND');
      await markPublished(tx, id, now());
      note({ before: { published: before.published }, after: { published: id } });
      return change(tx, { name, revision }, { published: id });
    });
  });

  serve(contract.withdrawDocument, async ({ name, revision }, { act }) => {
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      const { published } = await holdDocument(tx, { name, made });
      note({ before: { published }, after: { published: null } });
      return change(tx, { name, revision }, { published: null });
    });
  });

  // Its file goes with the sweep: somebody may be uploading the same bytes again right now.
  serve(contract.removeDocumentVersion, async ({ name, revision, id }, { act }) => {
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      const { published } = await getDocument(tx, { name, made });
      const taken = await findVersion(tx, { name, id });
      if (!taken) throw new AppError('NOT_FOUND');
      if (published === id) throw new AppError('DOCUMENT_VERSION_PUBLISHED');
      const answer = await change(tx, { name, revision }, {});
      await deleteVersion(tx, id);
      note({ before: { id, version: taken.version, hash: taken.hash } });
      return answer;
    });
  });

  async function present(row: DocumentRow) {
    const { name, published } = row;
    const made = (await readMade()).get(name);
    if (published === 'built')
      return presentDocument(row, made ? presentBuilt(made, published) : undefined);
    const version = published ? await findVersion(handle, { name, id: published }) : undefined;
    return presentDocument(row, version && presentVersion(version, published));
  }
}

/** What is asked for, and what the site has made under that name: read before the transaction, for it may be drawn first. */
interface Asked {
  name: string;
  made: ServedFile | undefined;
}

/** Its row, or how what the site has made would stand there. */
async function getDocument(tx: Handle, { name, made }: Asked): Promise<DocumentRow> {
  const row = await findDocument(tx, name);
  if (row) return row;
  if (!made) throw new AppError('NOT_FOUND');
  return rowOfBuilt(made);
}

/** The same, with its row in the table from now on. */
async function holdDocument(tx: Handle, asked: Asked): Promise<DocumentRow> {
  const row = await getDocument(tx, asked);
  await insertDocument(tx, row);
  return row;
}

async function change(
  tx: Handle,
  at: Pick<DocumentRow, 'name' | 'revision'>,
  changed: Parameters<typeof updateDocument>[2],
): Promise<{ revision: number }> {
  if (!(await updateDocument(tx, at, changed))) throw new AppError('DOCUMENT_CHANGED');
  return { revision: at.revision + 1 };
}

async function refuseProduct(tx: Handle, product: string | undefined): Promise<void> {
  if (product === undefined) return;
  const [found] = await listNamed(tx, 'product', [product]);
  if (!found) throw new AppError('INVALID_INPUT', { fields: { product } });
}

type Facts = Pick<DocumentRow, 'documentKind' | 'titleZh' | 'titleEn'> & {
  product?: string | undefined;
  fileLanguage?: DocumentRow['fileLanguage'] | undefined;
};

function factsOf({ documentKind, titleZh, titleEn, product, fileLanguage }: Facts) {
  return {
    documentKind,
    titleZh,
    titleEn,
    product: product ?? null,
    fileLanguage: fileLanguage ?? null,
  };
}

function factsOfRow({ documentKind, titleZh, titleEn, product, fileLanguage }: DocumentRow) {
  return { documentKind, titleZh, titleEn, product, fileLanguage };
}

function subjectOf(name: string) {
  return { kind: 'document', id: name };
}
