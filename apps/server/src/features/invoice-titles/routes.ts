import * as contract from '@uid/contract/invoice-titles';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { Serve } from '../../http/serve.ts';

/** Limit per account in ten minutes: nobody orders for more companies, and each look-up may cost money. */
const lookUps = 20;
const maxFound = 5;

/** Loaded when somebody first wants an invoice, because starting the server does not need it. */
const repository = () => import('./repository.ts');

export function serveInvoiceTitles(serve: Serve, context: ServerContext): void {
  const { database, config, redis } = context;
  const limit = createAddressLimit(lookUps, { name: 'company-look-ups', redis });

  serve(contract.listInvoiceTitles, async (_input, { session: { accountId } }) => ({
    ...(await (await repository()).readBook(database.handle, accountId)),
    looksUpCompanies: config.companyLookup !== undefined || !config.isPublic,
  }));

  serve(contract.saveInvoiceTitle, async ({ id, invoice }, { session: { accountId } }) => {
    const { saveInvoiceTitle } = await import('./save-invoice-title.ts');
    const saved = await saveInvoiceTitle(context, { accountId, id, invoice });
    const { readBook } = await repository();
    return { ...(await readBook(database.handle, accountId)), id: saved };
  });

  serve(contract.removeInvoiceTitle, async ({ id }, { session: { accountId } }) => {
    const { deleteTitle, readBook } = await repository();
    if (!(await deleteTitle(database.handle, { accountId, id }))) throw new AppError('NOT_FOUND');
    return readBook(database.handle, accountId);
  });

  serve(contract.findCompanies, async ({ name }, { session: { accountId } }) => {
    await limit.spend(`account:${accountId}`);
    const { chooseDirectory } = await import('./companies/choose-directory.ts');
    const directory = await chooseDirectory(config);
    if (!directory) throw new AppError('COMPANIES_AWAY');
    const companies = await directory.find(name);
    return { companies: companies.slice(0, maxFound) };
  });
}
