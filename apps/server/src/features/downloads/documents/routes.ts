import * as contract from '@uid/contract/staff-documents';

import type { ServerContext } from '../../../context.ts';
import type { Serve } from '../../../http/serve.ts';
import type { FileStore } from '../../media/files/file-store.ts';
import type { PublishedList } from '../published-list.ts';
import { getDocument } from './document.ts';
import { presentBuilt, presentDocument, presentVersion, rowOfBuilt } from './present-document.ts';
import { findVersion, listDocumentRows, listVersions } from './repository.ts';
import type { DocumentRow } from './repository.ts';
import { serveDocumentChanges } from './serve-changes.ts';
import { serveDocumentUploads } from './serve-uploads.ts';

const shownVersions = 50;

interface Given {
  published: PublishedList;
  store: FileStore;
}

/** Serves what staff see of the documents and apps of the download centre, and their changes. */
export function serveStaffDocuments(serve: Serve, context: ServerContext, given: Given): void {
  const { handle } = context.database;
  const { readMade } = given.published;

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

  serveDocumentUploads(serve, context, given);
  serveDocumentChanges(serve, context, given.published);

  async function present(row: DocumentRow) {
    const { name, published } = row;
    const made = (await readMade()).get(name);
    if (published === 'built')
      return presentDocument(row, made ? presentBuilt(made, published) : undefined);
    const version = published ? await findVersion(handle, { name, id: published }) : undefined;
    return presentDocument(row, version && presentVersion(version, published));
  }
}
