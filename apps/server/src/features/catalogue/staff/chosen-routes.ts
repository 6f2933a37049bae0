import type { ParsedInputOf } from '@uid/contract/endpoint';
import * as contract from '@uid/contract/staff-catalogue';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { demandFurtherPermission } from '../../../http/demand-further-permission.ts';
import type { Serve } from '../../../http/serve.ts';
import { carryOutEdits } from './carry-out-edits.ts';
import { judgeEdits } from './judge-edits.ts';
import { askForMany } from './many-approval.ts';

/** Serves what staff do to the rows that they have selected in a list. */
export function serveChosenVariants(serve: Serve, context: ServerContext): void {
  serve(contract.editVariants, ({ language, ...edit }, { act, session: by }) =>
    act({}, async (tx, note) => {
      const { presentProblem } = await import('./file/judge-file.ts');
      const judged = await judgeRows(tx, edit, by);
      const problems = judged.flatMap(({ edit: { sku }, problems: found }) =>
        found.map(({ name }) => presentProblem({ name, sku }, language)),
      );
      if (problems.length > 0) {
        note({ after: { problems: problems.length } });
        return { changed: 0, problems };
      }
      return { changed: await carryOutEdits(tx, { judged, by, note }, context), problems };
    }),
  );

  serve(contract.askEdit, ({ language: _language, ...edit }, { act, session: by }) =>
    act({}, async (tx, note) => {
      const judged = await judgeRows(tx, edit, by);
      if (judged.some(({ problems }) => problems.length > 0))
        throw new AppError('CATALOGUE_CHANGED');
      const { id, note: said } = await askForMany(tx, { judged, note: '', by }, context);
      note(said);
      return { waitsFor: id };
    }),
  );

  async function judgeRows(
    tx: Handle,
    { rows, ...edit }: Omit<ParsedInputOf<typeof contract.editVariants>, 'language'>,
    session: StaffCaller['session'],
  ) {
    demandFurtherPermission(session, 'catalogue.write');
    if (edit.pricePercent !== undefined) demandFurtherPermission(session, 'prices.change');
    const edits = rows.map((row) => ({ ...edit, ...row }));
    return judgeEdits(tx, edits, { context, note: '', isOfMany: true });
  }
}
