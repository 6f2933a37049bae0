import { pageSize } from '@uid/contract/constants';
import type { Company } from '@uid/contract/content';
import * as contract from '@uid/contract/enquiries';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { readCompany } from '../contents/read-company.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { answerEnquiry, closeEnquiry } from './answer-enquiry.ts';
import { createEnquiryLimits } from './enquiry-limits.ts';
import { presentEnquiry } from './present-enquiry.ts';
import { listAnswers, listStored } from './repository.ts';
import { sendEnquiry } from './send-enquiry.ts';

export function serveEnquiries(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;
  const limits = createEnquiryLimits(context.config.attemptsPerAddress, context.redis);

  serve(contract.sendEnquiry, async (form, { address }) => {
    await limits.spend({ address, email: form.email });
    const company: Company = await readCompany(handle);
    return { no: await sendEnquiry(context, { form, company }) };
  });

  serve(contract.listEnquiries, async ({ state, kind, before }) => {
    const stored = await listStored(handle, { state, kind, before }, pageSize + 1);
    const shown = stored.slice(0, pageSize);
    const answers = await listAnswers(
      handle,
      shown.map(({ id }) => id),
    );
    const enquiries = shown.map((each) =>
      presentEnquiry(
        each,
        answers
          .filter(({ enquiryId }) => enquiryId === each.id)
          .map(({ text, answeredAt }) => ({ text, answeredAt })),
      ),
    );
    return { enquiries, hasMore: stored.length > pageSize };
  });

  serve(contract.answerEnquiry, async (input, caller) => {
    const { accountId } = caller.session;
    const request = keyedRequest(caller, 'answer-enquiry', input);
    await answerEnquiry(context, { ...input, accountId, request });
    return { no: input.no, state: 'answered' as const };
  });

  serve(contract.closeEnquiry, async (input, caller) => {
    const request = keyedRequest(caller, 'close-enquiry', input);
    await closeEnquiry(context, { ...input, request });
    return { no: input.no, state: 'closed' as const };
  });
}
