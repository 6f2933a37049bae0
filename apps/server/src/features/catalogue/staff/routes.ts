import * as contract from '@uid/contract/staff-catalogue';

import type { ServerContext } from '../../../context.ts';
import { cutPage } from '../../../database/cut-page.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import { askApproval } from '../../approvals/ask-approval.ts';
import { shopClock } from '../../../shop-clock.ts';
import { changeSteps, judgeSteps } from './change-steps.ts';
import { changeVariant, judgeVariant } from './change-variant.ts';
import { moveByHand } from './move-by-hand.ts';
import { priceApproval } from './price-approval.ts';
import { planPrice, withdrawPlan } from './plan-price.ts';
import { presentVariant, readVariants, staffPageSize } from './read-variants.ts';
import { stepsApproval } from './steps-approval.ts';
import { stateOf } from './variant-state.ts';

/**
 * Serves what staff see of the catalogue, and their changes to one variant. Words and additions are in `items`;
 * pictures are in `features/media`.
 */
export function serveStaffCatalogue(serve: Serve, context: ServerContext): void {
  const { database, now } = context;

  serve(contract.listStaffVariants, async ({ language, ...filter }) => {
    const found = await readVariants(database.handle, { ...filter, limit: staffPageSize + 1 });
    const { rows, next } = cutPage(found, staffPageSize, ({ sku }) => sku);
    return { variants: rows.map((row) => presentVariant(row, language)), next };
  });

  serve(contract.getStaffItem, ({ language, id }, { act, session }) =>
    act({ subject: { kind: 'item', id } }, async (tx) => {
      const { readItem } = await import('./read-item.ts');
      const seesStock = session.staff.permissions.has('stock.read');
      const item = await readItem(tx, id, { language, seesStock });
      if (!item) throw new AppError('NOT_FOUND');
      return item;
    }),
  );

  serve(contract.changeVariant, ({ language: _language, ...edit }, { act, session }) =>
    act({ subject: variantOf(edit) }, async (tx, note) => {
      const { state, leadDays, lowStock } = edit;
      const before = await changeVariant(tx, edit, { context, ...session });
      note({
        before: { state: stateOf(before), leadDays: before.leadDays, lowStock: before.lowStock },
        after: { state, leadDays, lowStock },
      });
      return { sku: edit.sku, revision: await revisionOf(tx, edit.sku) };
    }),
  );

  serve(contract.changeSteps, ({ language: _language, ...wanted }, { act, session }) =>
    act({ subject: variantOf(wanted) }, async (tx, note) => {
      const { before, revision } = await changeSteps(tx, wanted, { context, ...session });
      note({ before: { steps: before }, after: { steps: wanted.steps } });
      return { sku: wanted.sku, revision };
    }),
  );

  serve(contract.askSteps, ({ language: _language, ...wanted }, { act, session }) =>
    act({}, async (tx, note) => {
      const judged = await judgeSteps(tx, wanted, { context, isApproved: true });
      const { sku } = wanted;
      const { priceFen, before, sorted: steps } = judged;
      const question = { subject: sku, asked: { sku, priceFen, before, steps }, by: session };
      const { id, note: said } = await askApproval(tx, stepsApproval, question, context);
      note(said);
      return { waitsFor: id };
    }),
  );

  serve(contract.changePrice, ({ sku, revision, priceFen, starts }, { act, session }) =>
    act({ subject: variantOf({ sku }) }, async (tx, note) => {
      const edit = { sku, revision, priceFen };
      const startsAt = starts === undefined ? now() : timeOf(starts);
      const before =
        starts === undefined
          ? await changeVariant(tx, edit, { context, ...session })
          : await planPrice(tx, { ...edit, startsAt }, { context, ...session });
      note({ before: { priceFen: before.priceFen }, after: { priceFen, startsAt } });
      return { sku, revision: await revisionOf(tx, sku), startsAt };
    }),
  );

  serve(contract.askPriceChange, ({ sku, revision, priceFen, starts }, { act, session }) =>
    act({}, async (tx, note) => {
      // Refuses what cannot be done now, before it reaches the second person.
      const edit = { sku, revision, priceFen };
      const { stored } = await judgeVariant(tx, edit, { context, isApproved: true });
      const startsAt = starts === undefined ? undefined : timeOf(starts);
      if (startsAt !== undefined && startsAt <= now()) throw new AppError('TIME_PAST');
      const asked = {
        sku,
        fromFen: stored.priceFen,
        priceFen,
        ...(startsAt !== undefined && { startsAt }),
      };
      const question = { subject: sku, asked, by: session };
      const { id, note: said } = await askApproval(tx, priceApproval, question, context);
      note(said);
      return { waitsFor: id };
    }),
  );

  serve(contract.withdrawPriceChange, ({ id }, { act }) =>
    act({}, async (tx, note) => {
      const { sku, revision, newFen, startsAt } = await withdrawPlan(tx, id, context);
      note({ subject: variantOf({ sku }), before: { priceFen: newFen, startsAt } });
      return { sku, revision };
    }),
  );

  serve(contract.moveStock, ({ language: _language, ...movement }, { act, session }) =>
    act({ subject: variantOf(movement) }, async (tx, note) => {
      const moved = await moveByHand(tx, movement, { context, ...session });
      const { before, stock, quantity } = moved;
      const { sku, kind } = movement;
      note({
        before: { stock: before },
        after: { stock, kind, quantity },
        reason: movement.note,
      });
      return { sku, stock, quantity };
    }),
  );
}

/** Converts a date and time by the shop's clock to epoch milliseconds. */
function timeOf(starts: string): number {
  return Date.parse(`${starts}Z`) - shopClock;
}

function variantOf({ sku }: { sku: string }) {
  return { kind: 'variant', id: sku };
}

async function revisionOf(handle: Handle, sku: string): Promise<number> {
  const { revision } = await handle
    .selectFrom('variants')
    .select('revision')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return revision;
}
