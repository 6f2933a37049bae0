import { Readable } from 'node:stream';

import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Permission } from '@uid/contract/permissions';
import * as contract from '@uid/contract/staff-catalogue';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import type { Serve } from '../../../http/serve.ts';
import type { UploadedFile } from '../../../http/uploads.ts';
import { applyChanges } from './apply-changes.ts';
import type { FileEdits } from './file/read-edits.ts';
import { judgeEdits } from './judge-edits.ts';
import type { JudgedEdit } from './judge-edits.ts';
import { askForMany } from './many-approval.ts';
import { noteOfChanges } from './note-of-changes.ts';

const maxProblems = 200;

/** What staff do to many variants at once: the rows of a list, or a file. */
export function serveManyVariants(serve: Serve, context: ServerContext): void {
  const { database } = context;

  serve(contract.editVariants, ({ language, ...edit }, { act, session }) =>
    act({}, async (tx, note) => {
      const { presentProblem } = await import('./file/judge-file.ts');
      const judged = await judgeRows(tx, edit, session);
      const problems = judged.flatMap(({ edit: { sku }, problems: found }) =>
        found.map(({ name }) => presentProblem({ name, sku }, language)),
      );
      if (problems.length > 0) {
        note({ after: { problems: problems.length } });
        return { changed: 0, problems };
      }
      demandOne(judged);
      const changes = changesOf(judged);
      await applyChanges(tx, changes, { ...context, ...session });
      note(noteOfChanges(changes));
      return { changed: changes.length, problems };
    }),
  );

  serve(contract.askEdit, ({ language: _language, ...edit }, { act, session }) =>
    act({}, async (tx, note) => {
      const judged = await judgeRows(tx, edit, session);
      if (judged.some(({ problems }) => problems.length > 0))
        throw new AppError('CATALOGUE_CHANGED');
      const asking = { judged, note: '', by: session };
      const { id, note: said } = await askForMany(tx, asking, context);
      note(said);
      return { waitsFor: id };
    }),
  );

  serve(contract.checkCatalogueFile, async ({ language }, { session: { staff }, file }) => {
    const read = await readFile(file, staff);
    const { judgeFile } = await import('./file/judge-file.ts');
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

  serve(contract.applyCatalogueFile, async (given, { act, session, file }) => {
    const read = await readFile(file, session.staff);
    return act({}, async (tx, note) => {
      const judged = await judgeSeen(tx, read, given);
      demandOne(judged);
      const changes = changesOf(judged);
      await applyChanges(tx, changes, { ...context, ...session });
      note(noteOfChanges(changes));
      return { changed: changes.length };
    });
  });

  serve(contract.askCatalogueFile, async (given, { act, session, file }) => {
    demand(session, 'catalogue.write');
    const read = await readFile(file, session.staff);
    return act({}, async (tx, note) => {
      const judged = await judgeSeen(tx, read, given);
      const { id, note: said } = await askForMany(
        tx,
        { judged, note: 'CSV', by: session },
        context,
      );
      note(said);
      return { waitsFor: id };
    });
  });

  serve(contract.exportCatalogue, async ({ language }) => {
    const { writeTable } = await import('./file/write-table.ts');
    return { name: 'catalogue.csv', body: Readable.from(writeTable(database.handle, language)) };
  });

  async function judgeRows(
    tx: Handle,
    { rows, ...edit }: Omit<ParsedInputOf<typeof contract.editVariants>, 'language'>,
    session: StaffCaller['session'],
  ) {
    demand(session, 'catalogue.write');
    if (edit.pricePercent !== undefined) demand(session, 'prices.change');
    const edits = rows.map((row) => ({ ...edit, ...row }));
    return judgeEdits(tx, edits, { context, note: '', isOfMany: true });
  }

  /** Of a file that was checked, and would do now what it would have done then. */
  async function judgeSeen(
    tx: Handle,
    read: FileEdits,
    given: ParsedInputOf<typeof contract.applyCatalogueFile>,
  ) {
    const { language } = given;
    const { judgeFile } = await import('./file/judge-file.ts');
    const { judged, problems, seen } = await judgeFile(tx, { read, language }, context);
    if (seen !== given.seen || problems.length > 0) throw new AppError('CATALOGUE_CHANGED');
    return judged;
  }
}

/** What reads a file is loaded with the first one. */
async function readFile(
  file: UploadedFile,
  { permissions }: StaffCaller['session']['staff'],
): Promise<FileEdits> {
  const { readEdits } = await import('./file/read-edits.ts');
  return readEdits(file, permissions);
}

function changesOf(judged: readonly JudgedEdit[]) {
  return judged.flatMap(({ change }) => change ?? []);
}

/** One person is enough for all of it. */
function demandOne(judged: readonly JudgedEdit[]): void {
  if (judged.some(({ takesTwo }) => takesTwo)) throw new AppError('NEEDS_SECOND_PERSON');
}

function demand({ staff }: StaffCaller['session'], permission: Permission): void {
  if (!staff.permissions.has(permission)) throw new AppError('NOT_FOUND');
}
