import * as contract from '@uid/contract/staff-documents';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import type { PublishedList } from '../published-list.ts';
import {
  changeDocument,
  descriptionOf,
  descriptionOfRow,
  getDocument,
  holdDocument,
  refuseProduct,
  subjectOf,
} from './document.ts';
import { deleteVersion, findVersion, markPublished } from './repository.ts';

/**
 * Serves the changes that staff make to documents: their descriptions, the published version, and the removal of
 * versions.
 */
export function serveDocumentChanges(
  serve: Serve,
  { now }: ServerContext,
  { readMade }: PublishedList,
): void {
  serve(contract.changeDocument, async (given, { act }) => {
    const { name, revision, language: _language, ...description } = given;
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      const before = await holdDocument(tx, { name, made });
      if (description.product !== before.product) await refuseProduct(tx, description.product);
      const after = descriptionOf(description);
      note({ before: descriptionOfRow(before), after });
      return changeDocument(tx, { name, revision }, after);
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
      return changeDocument(tx, { name, revision }, { published: id });
    });
  });

  serve(contract.withdrawDocument, async ({ name, revision }, { act }) => {
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      const { published } = await holdDocument(tx, { name, made });
      note({ before: { published }, after: { published: null } });
      return changeDocument(tx, { name, revision }, { published: null });
    });
  });

  // The file is left to the sweep, because somebody may be uploading the same bytes right now.
  serve(contract.removeDocumentVersion, async ({ name, revision, id }, { act }) => {
    const made = (await readMade()).get(name);
    return act({ subject: subjectOf(name) }, async (tx, note) => {
      const { published } = await getDocument(tx, { name, made });
      const taken = await findVersion(tx, { name, id });
      if (!taken) throw new AppError('NOT_FOUND');
      if (published === id) throw new AppError('DOCUMENT_VERSION_PUBLISHED');
      const answer = await changeDocument(tx, { name, revision }, {});
      await deleteVersion(tx, id);
      note({ before: { id, version: taken.version, hash: taken.hash } });
      return answer;
    });
  });
}
