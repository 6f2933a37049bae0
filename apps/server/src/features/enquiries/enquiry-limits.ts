import type { ServerContext } from '../../context.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';

export interface EnquiryLimits {
  /** Counts an enquiry against the limits of its network address and email address. Throws TOO_MANY_REQUESTS. */
  spend: (sender: { address: string; email: string }) => Promise<void>;
}

/**
 * Allows a tenth of the attempts that other forms allow, because people send fewer enquiries than they mistype forms.
 */
export function createEnquiryLimits(
  attemptsPerAddress: number,
  redis?: ServerContext['redis'],
): EnquiryLimits {
  const points = Math.max(1, Math.ceil(attemptsPerAddress / 10));
  const byNetwork = createAddressLimit(points, { name: 'enquiries', redis });
  // The confirmation goes to any address that was typed, so this limit keeps strangers from flooding it.
  const byMail = createAddressLimit(Math.max(1, Math.ceil(points / 2)), {
    name: 'enquiry-mails',
    redis,
  });
  return {
    async spend({ address, email }) {
      await byNetwork.spend(address);
      await byMail.spend(`mail:${email}`);
    },
  };
}
