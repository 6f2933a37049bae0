import type { ServerContext } from '../../context.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { AddressLimit } from '../../http/limits/address-limit.ts';

/** Of one customer in ten minutes: what they write, and what they attach. */
export interface ConversationLimits {
  messages: AddressLimit;
  files: AddressLimit;
}

export function createConversationLimits({
  config: { attemptsPerAddress },
  redis,
}: Pick<ServerContext, 'config' | 'redis'>): ConversationLimits {
  const some = Math.max(1, Math.ceil(attemptsPerAddress / 5));
  return {
    messages: createAddressLimit(some, { name: 'messages', redis }),
    files: createAddressLimit(some * 2, { name: 'message-files', redis }),
  };
}

/** How a customer is counted: by account, wherever they write from. */
export function counted(accountId: string): string {
  return `account:${accountId}`;
}
