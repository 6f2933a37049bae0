import type { ServerContext } from '../../context.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';

export interface EnquiryLimits {
  /** Takes one from the network address and one from the mail address; throws TOO_MANY_REQUESTS. */
  spend: (sender: { address: string; email: string }) => Promise<void>;
}

/** A tenth of the tries that other forms allow: nobody writes as often as they mistype. */
export function createEnquiryLimits(
  attemptsPerAddress: number,
  redis?: ServerContext['redis'],
): EnquiryLimits {
  const points = Math.max(1, Math.ceil(attemptsPerAddress / 10));
  const byNetwork = createAddressLimit(points, { name: 'enquiries', redis });
  // The confirmation goes to whatever address was typed: no one is flooded in somebody else's name.
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
