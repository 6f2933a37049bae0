import * as contract from '@uid/contract/staff-items';

import type { ServerContext } from '../../../../context.ts';
import type { Serve } from '../../../../http/serve.ts';
import type { FindProduct } from './change-item.ts';

/** Serves changes to the words of items and variants, and additions. Prices, stock and states are in `../routes.ts`. */
export function serveStaffItems(
  serve: Serve,
  context: ServerContext,
  findProduct: FindProduct,
): void {
  serve(contract.changeItem, ({ language: _language, ...edit }, { act }) =>
    act({ subject: { kind: 'item', id: edit.id } }, async (tx, note) => {
      const { changeItem } = await import('./change-item.ts');
      const { id, revision, ...after } = edit;
      note({ before: await changeItem(tx, edit, findProduct), after });
      return { id, revision: revision + 1 };
    }),
  );

  serve(contract.renameVariant, ({ language: _language, ...edit }, { act }) =>
    act({ subject: { kind: 'variant', id: edit.sku } }, async (tx, note) => {
      const { renameVariant } = await import('./change-item.ts');
      const { sku, revision, variantZh, variantEn } = edit;
      const before = await renameVariant(tx, edit, findProduct);
      note({
        before: { variantZh: before.zh, variantEn: before.en },
        after: { variantZh, variantEn },
      });
      return { sku, revision: revision + 1 };
    }),
  );

  serve(contract.addVariant, ({ language: _language, ...given }, { act, session }) =>
    act({ subject: { kind: 'variant', id: given.sku } }, async (tx, note) => {
      const { addVariant } = await import('./add-item.ts');
      await addVariant(tx, given, { findProduct, context, accountId: session.accountId });
      note({ after: given });
      return { sku: given.sku, revision: 0 };
    }),
  );

  serve(contract.addItem, ({ language: _language, ...given }, { act, session }) =>
    act({ subject: { kind: 'item', id: given.id } }, async (tx, note) => {
      const { addItem } = await import('./add-item.ts');
      await addItem(tx, given, { findProduct, context, accountId: session.accountId });
      note({ after: given });
      return { id: given.id };
    }),
  );
}
