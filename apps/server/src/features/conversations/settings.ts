import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { settings } from '../../settings.ts';

export interface ConversationConfig {
  /**
   * The mailbox for answers to our emails, and the secret with which the mail company signs them. Undefined if answers
   * are not received.
   */
  incomingMail: { address: string; secret: Buffer } | undefined;
}

export const conversationSettings = settings({
  variables: {
    INCOMING_MAIL_ADDRESS: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,12}@[a-z0-9.-]+$/))),
    INCOMING_MAIL_SECRET: z.optional(z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/))),
  },
  read({ INCOMING_MAIL_ADDRESS: address, INCOMING_MAIL_SECRET: secret }): ConversationConfig {
    if (!address !== !secret)
      throw new ConfigError(
        'INCOMING_MAIL_ADDRESS and INCOMING_MAIL_SECRET belong together: set both or neither.',
      );
    if (!address || !secret) return { incomingMail: undefined };
    return { incomingMail: { address, secret: Buffer.from(secret.slice(6), 'base64') } };
  },
});
