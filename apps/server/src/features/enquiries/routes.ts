import type { Company } from '@uid/contract/content';
import * as contract from '@uid/contract/enquiries';
import { getOwnEnquiry, listOwnEnquiries } from '@uid/contract/own-enquiries';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { readCompany } from '../contents/read-company.ts';
import { createEnquiryLimits } from './enquiry-limits.ts';
import { findProduct } from './find-product.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { serveStaffEnquiries } from './staff-routes.ts';

export function serveEnquiries(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;
  const limits = createEnquiryLimits(context.config.attemptsPerAddress, context.redis);

  serve(contract.sendEnquiry, async (form, { address }) => {
    await limits.spend({ address, email: form.email });
    const company: Company = await readCompany(handle);
    const product = await findProduct(handle, 'product' in form ? form.product : undefined);
    return { no: await sendEnquiry(context, { form, company, product }) };
  });

  serve(listOwnEnquiries, async ({ after }, { session: { email } }) => {
    const { listOwn } = await loadOwn();
    return email === null ? { enquiries: [] } : listOwn(handle, { email, after });
  });

  serve(getOwnEnquiry, async ({ no }, { session: { email } }) => {
    const { findOwn } = await loadOwn();
    const enquiry = email === null ? undefined : await findOwn(handle, { no, email });
    if (!enquiry) throw new AppError('NOT_FOUND');
    return enquiry;
  });

  serveStaffEnquiries(serve, context);
}

/** Loaded with the first request, because the start does not need it. */
function loadOwn() {
  return import('./own-enquiries.ts');
}
