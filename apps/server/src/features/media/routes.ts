import * as contract from '@uid/contract/staff-media';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { FileStore } from './files/file-store.ts';
import { chooseItemPictures } from './choose-item-pictures.ts';
import { listItemPictureIds } from './read-item-pictures.ts';
import { fileNamesOf, presentPicture } from './picture.ts';
import { readUses } from './read-uses.ts';
import { readUpload, receivePicture } from './receive-picture.ts';
import type { Upload } from './receive-picture.ts';
import {
  deleteRow,
  findByHash,
  findRow,
  holdPictures,
  insertRow,
  listRows,
  updateRow,
} from './repository.ts';
import type { PictureRow } from './repository.ts';
import { removeWithdrawn } from './sweep-files.ts';
import { cutPage } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';

const pageSize = 24;

/** Serves what staff see of the library and do to it. */
export function serveStaffMedia(serve: Serve, context: ServerContext, store: FileStore): void {
  const { database, now, newId } = context;
  const { handle } = database;

  serve(contract.listPictures, async (filter) => {
    const found = await listRows(handle, filter, pageSize + 1);
    const { rows, next } = cutPage(found, pageSize, ({ id }) => id);
    return { pictures: rows.map(presentPicture), next };
  });

  serve(contract.getPicture, async ({ id, language }) => {
    const row = await getRow(handle, id);
    return { ...presentPicture(row), uses: await readUses(handle, id, language) };
  });

  serve(contract.uploadPicture, async ({ name }, { act, file }) => {
    const upload = await readUpload(file);
    const isKnown = (await findByHash(handle, upload.hash)) !== undefined;
    const received = isKnown ? undefined : await receivePicture(upload, store);
    const answer = await act({}, async (tx, note) => {
      const id = newId();
      const isNew =
        received !== undefined &&
        (await insertRow(tx, { ...newPicture, ...received, id, name, addedAt: now() }));
      // If another upload was first, its picture is returned; if that has been withdrawn since, the caller has to
      // upload again.
      const row = await findByHash(tx, upload.hash);
      if (!row) throw new AppError('BUSY', { retryAfter: 1 });
      note({ subject: subjectOf(row), after: { id: row.id, hash: row.hash, name } });
      return { id: row.id, isNew };
    });
    await makeMissing(upload);
    return answer;
  });

  /** Makes the files again if one is missing: it was lost, or somebody has withdrawn the same picture meanwhile. */
  async function makeMissing(upload: Upload): Promise<void> {
    const row = await findByHash(handle, upload.hash);
    if (row && (await isAnyMissing(fileNamesOf(row)))) await receivePicture(upload, store);
  }

  async function isAnyMissing(names: readonly string[]): Promise<boolean> {
    for (const name of names) if (!(await store.read(name))) return true;
    return false;
  }

  serve(contract.replacePicture, async ({ id, revision, name }, { act, file }) => {
    const before = await getRow(handle, id);
    const upload = await readUpload(file);
    const known = await findByHash(handle, upload.hash);
    // The picture's own file passes: a client that got no response repeats the request, and gets the first response.
    if (known && known.id !== id) throw new AppError('PICTURE_KNOWN');
    const received = known ? undefined : await receivePicture(upload, store);
    const answer = await act({ subject: subjectOf(before) }, async (tx, note) => {
      if (!received || (await findByHash(tx, upload.hash))) throw new AppError('PICTURE_KNOWN');
      if (!(await updateRow(tx, { id, revision }, { ...received, name })))
        throw new AppError('PICTURE_CHANGED');
      note({ before: { hash: before.hash }, after: { hash: upload.hash, name } });
      return { revision: revision + 1 };
    });
    await makeMissing(upload);
    await renew(before);
    return answer;
  });

  /** Writes the former files anew, so that they stay a day longer: pages that are open name them. */
  async function renew(row: PictureRow): Promise<void> {
    for (const name of fileNamesOf(row)) {
      const bytes = await store.read(name);
      if (bytes) await store.write(name, bytes);
    }
  }

  serve(contract.changePicture, ({ id, revision, language: _language, ...change }, { act }) =>
    act({ subject: { kind: 'picture', id } }, async (tx, note) => {
      const { altZh, altEn, focusX, focusY } = await getRow(tx, id);
      if (!(await updateRow(tx, { id, revision }, change))) throw new AppError('PICTURE_CHANGED');
      note({ before: { altZh, altEn, focusX, focusY }, after: change });
      return { revision: revision + 1 };
    }),
  );

  serve(contract.listItemPictures, async ({ itemId }) => ({
    pictures: await listChosen(handle, await listItemPictureIds(handle, itemId)),
  }));

  serve(contract.chooseItemPictures, ({ language: _language, ...choice }, { act }) =>
    act({ subject: { kind: 'item', id: choice.itemId } }, async (tx, note) => {
      await chooseItemPictures(tx, choice);
      note({ before: { ids: choice.before }, after: { ids: choice.pictures } });
      return {};
    }),
  );

  serve(contract.withdrawPicture, async ({ id, revision, language }, { act }) => {
    let taken: PictureRow | undefined;
    const answer = await act({ subject: { kind: 'picture', id } }, async (tx, note) => {
      await holdPictures(tx, [id]);
      taken = await getRow(tx, id);
      const uses = await readUses(tx, id, language);
      if (uses.length > 0) throw new AppError('PICTURE_USED', { details: { uses } });
      if (!(await deleteRow(tx, { id, revision }))) throw new AppError('PICTURE_CHANGED');
      note({ before: { hash: taken.hash, name: taken.name } });
      return {};
    });
    if (taken) await removeWithdrawn(context, store, taken);
    return answer;
  });
}

/** A new picture is not described yet, and its focus is its middle. */
const newPicture = { altZh: '', altEn: '', focusX: 50, focusY: 50, revision: 1 };

function subjectOf({ id }: Pick<PictureRow, 'id'>) {
  return { kind: 'picture', id };
}

async function listChosen(handle: Handle, ids: readonly string[]) {
  const rows = await Promise.all(ids.map((id) => findRow(handle, id)));
  return rows.flatMap((row) => (row ? [presentPicture(row)] : []));
}

async function getRow(handle: Handle, id: string): Promise<PictureRow> {
  const row = await findRow(handle, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
