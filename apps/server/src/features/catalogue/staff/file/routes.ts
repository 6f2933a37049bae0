import { Readable } from 'node:stream';

import type { ParsedInputOf } from '@uid/contract/endpoint';
import * as contract from '@uid/contract/staff-catalogue';

import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { StaffCaller } from '../../../../http/caller.ts';
import { demandFurtherPermission } from '../../../../http/demand-further-permission.ts';
import type { Serve } from '../../../../http/serve.ts';
import type { UploadedFile } from '../../../../http/uploads.ts';
import { carryOutEdits, changesOf } from '../carry-out-edits.ts';
import { askForMany } from '../many-approval.ts';
import type { FileEdits } from './read-edits.ts';

const maxProblems = 200;

/**
 * Serves the catalogue as a file: its export, the check of a file, and the import. The modules for it are loaded with
 * the first file.
 */
export function serveCatalogueFile(serve: Serve, context: ServerContext): void {
  const { database } = context;

  serve(contract.checkCatalogueFile, async ({ language }, { session: { staff }, file }) => {
    const read = await readFile(file, staff);
    const { judgeFile } = await import('./judge-file.ts');
    const found = await judgeFile(database.handle, { read, language }, context);
    const { rows, judged, beyond, listed, problems, compared, seen } = found;
    return {
      rows,
      changed: changesOf(judged).length,
      changes: listed,
      beyond,
      problems: problems.slice(0, maxProblems),
      problemCount: problems.length,
      compared,
      seen,
    };
  });

  serve(contract.applyCatalogueFile, async (given, { act, session: by, file }) => {
    const read = await readFile(file, by.staff);
    return act({}, async (tx, note) => {
      const judged = await judgeSeen(tx, read, given);
      return { changed: await carryOutEdits(tx, { judged, by, note }, context) };
    });
  });

  serve(contract.askCatalogueFile, async (given, { act, session: by, file }) => {
    demandFurtherPermission(by, 'catalogue.write');
    const read = await readFile(file, by.staff);
    return act({}, async (tx, note) => {
      const judged = await judgeSeen(tx, read, given);
      const { id, note: said } = await askForMany(tx, { judged, note: 'CSV', by }, context);
      note(said);
      return { waitsFor: id };
    });
  });

  serve(contract.exportCatalogue, async ({ language }) => {
    const { writeTable } = await import('./write-table.ts');
    return { name: 'catalogue.csv', body: Readable.from(writeTable(database.handle, language)) };
  });

  /** Judges a file that was checked before. Throws if the result would no longer be the one that the caller saw. */
  async function judgeSeen(
    tx: Handle,
    read: FileEdits,
    given: ParsedInputOf<typeof contract.applyCatalogueFile>,
  ) {
    const { language } = given;
    const { judgeFile } = await import('./judge-file.ts');
    const { judged, problems, seen } = await judgeFile(tx, { read, language }, context);
    if (seen !== given.seen || problems.length > 0) throw new AppError('CATALOGUE_CHANGED');
    return judged;
  }
}

async function readFile(
  file: UploadedFile,
  { permissions }: StaffCaller['session']['staff'],
): Promise<FileEdits> {
  const { readEdits } = await import('./read-edits.ts');
  return readEdits(file, permissions);
}
