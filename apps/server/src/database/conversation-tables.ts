import type { messageChannels, messageFileTypes, messageSides } from '@uid/contract/conversations';
import type { conversationKinds } from '@uid/contract/staff-conversations';
import type { Generated } from 'kysely';

/** Tables of 0117-conversations.sql. */
export interface ConversationTables {
  conversations: {
    /** That of its order or its enquiry. */
    id: string;
    kind: (typeof conversationKinds)[number];
    /** Since when the customer's words have had no answer. */
    waitingSince: Generated<number | null>;
    customerReadAt: Generated<number>;
    staffReadAt: Generated<number>;
    /** When each side was last mailed what the other wrote, and when it is to be next. */
    customerToldAt: Generated<number>;
    staffToldAt: Generated<number>;
    tellCustomerAt: Generated<number | null>;
    tellStaffAt: Generated<number | null>;
  };
  conversationMessages: {
    id: string;
    conversationId: string;
    side: (typeof messageSides)[number];
    /** Who wrote it, where an account did. */
    accountId: string | null;
    channel: (typeof messageChannels)[number];
    text: string;
    at: number;
    /** Files of a mail that were not taken. */
    leftOut: Generated<number>;
    /** When it was mailed to the other side, or seen before it had to be. */
    mailedAt: Generated<number | null>;
    /** Of the mail that it was: the same mail is one message. */
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
