import type { messageChannels, messageFileTypes, messageSides } from '@uid/contract/conversations';
import type { conversationKinds } from '@uid/contract/staff-conversations';
import type { Generated } from 'kysely';

/** Tables of 0117-conversations.sql. */
export interface ConversationTables {
  conversations: {
    /** The id of the order or enquiry. */
    id: string;
    kind: (typeof conversationKinds)[number];
    /** Since when the customer's messages have had no answer. */
    waitingSince: Generated<number | null>;
    customerReadAt: Generated<number>;
    staffReadAt: Generated<number>;
    /** When each side was last mailed the other side's messages, and when the next such mail is due. */
    customerToldAt: Generated<number>;
    staffToldAt: Generated<number>;
    tellCustomerAt: Generated<number | null>;
    tellStaffAt: Generated<number | null>;
  };
  conversationMessages: {
    id: string;
    conversationId: string;
    side: (typeof messageSides)[number];
    /** The account that wrote the message, if any. */
    accountId: string | null;
    channel: (typeof messageChannels)[number];
    text: string;
    at: number;
    /** Number of the mail's files that were rejected. */
    leftOut: Generated<number>;
    /** When the message was mailed to the other side, or was read before that was due. */
    mailedAt: Generated<number | null>;
    /** Identifies the mail that the message came as: a mail that arrives twice is one message only. */
    mailId: Generated<string | null>;
  };
  conversationFiles: {
    id: string;
    conversationId: string;
    /** Null until the message is sent. */
    messageId: string | null;
    side: (typeof messageSides)[number];
    accountId: string | null;
    name: string;
    type: (typeof messageFileTypes)[number];
    bytes: number;
    /** Base64. */
    content: string;
    at: number;
  };
}
