import * as contract from '@uid/contract/staff-documents';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import type { FileStore } from '../../media/files/file-store.ts';
import type { PublishedList } from '../published-list.ts';
import { addVersion } from './add-version.ts';
import { descriptionOf, getDocument, holdDocument, refuseProduct, subjectOf } from './document.ts';
import { receiveFile } from './receive-file.ts';
import { countDocuments, findVersion, insertDocument } from './repository.ts';

interface Given {
  published: PublishedList;
  store: FileStore;
}

/** Serves uploads of staff: a document with its first version, and further versions. */
export function serveDocumentUploads(
  serve: Serve,
  { database: { handle }, now, newId }: ServerContext,
  { published: { readMade }, store }: Given,
): void {
  serve(contract.addDocument, async ({ language: _language, version, ...given }, caller) => {
    const { act, file } = caller;
    const { name } = given;
    const kind = contract.kindOfName(name);
    const received = await receiveFile(file, kind, store);
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      await refuseProduct(tx, given.product);
      const row = { ...descriptionOf(given), name, kind, published: null, revision: 0 };
      if (made || !(await insertDocument(tx, row))) {
        const known = await findVersion(tx, { name, hash: received.hash });
        if (!known) throw new AppError('DOCUMENT_KNOWN');
        note({ after: { id: known.id } });
        const { revision } = await getDocument(tx, { name, made });
        return { name, revision, id: known.id, isNew: false };
      }
      if ((await countDocuments(tx)) > contract.maxDocuments) throw new AppError('DOCUMENTS_FULL');
      const added = { ...received, id: newId(), version, addedAt: now() };
      note({ after: { ...descriptionOf(given), id: added.id, version, hash: added.hash } });
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
}
