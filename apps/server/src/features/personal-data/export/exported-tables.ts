import type { Person } from '../read-person.ts';

/** How the rows of a table are described in the export. */
interface Description {
  table: string;
  /** The column that identifies a row among those of one person, and by which the rows are sorted. */
  key: string;
  /** The columns of each row that are exported, in this order. */
  fields: readonly string[];
  /** The columns that are not exported: internal numbers, secrets, and who on our side did something. */
  without: readonly string[];
  /** Changes a row before it is described, by columns that are not exported themselves. */
  present?: (row: Row) => Row;
  parts?: readonly ExportedPart[];
}

export type Row = Record<string, unknown>;

export interface ExportedTable extends Description {
  /** The column that says whose a row is, and the values that identify the person in it. */
  by: string;
  of: (person: Person) => string[];
}

/** Rows that belong to a row of the table above. */
export interface ExportedPart extends Description {
  by: string;
  /** The column of the row above whose value it refers to. */
  of: string;
}

const ofAccount = {
  by: 'accountId',
  of: ({ accountId }: Person) => [accountId],
};
const ofOrder = { by: 'orderId', of: 'id' };

/** Messages about an order or an enquiry. The conversation has the id of that order or enquiry. */
const writtenMessages: ExportedPart = {
  table: 'conversationMessages',
  by: 'conversationId',
  of: 'id',
  key: 'id',
  fields: ['at', 'side', 'channel', 'text', 'leftOut'],
  without: ['id', 'conversationId', 'accountId', 'mailedAt', 'mailId'],
  parts: [
    {
      table: 'conversationFiles',
      by: 'messageId',
      of: 'id',
      key: 'id',
      fields: ['name', 'type', 'bytes'],
      // Files have megabytes each, and can be saved from the order's page.
      without: ['id', 'conversationId', 'messageId', 'side', 'accountId', 'at', 'content'],
    },
  ],
};

/** The tables that a person gets, in the order in which they are read. */
export const exportedTables: readonly ExportedTable[] = [
  {
    table: 'accounts',
    by: 'id',
    of: ({ accountId }) => [accountId],
    key: 'id',
    fields: [
      'email',
      'displayName',
      'createdAt',
      'lastLoginAt',
      'passwordChangedAt',
      'passwordExpiresAt',
      'disabledAt',
    ],
    without: ['id', 'passwordHash', 'passwordVersion', 'isPasswordShort'],
  },
  {
    table: 'staff',
    ...ofAccount,
    key: 'accountId',
    fields: ['enrolledAt', 'disabledAt'],
    without: ['accountId', 'factor', 'codeHash', 'codeTriesLeft', 'codeEndsAt', 'hadPeer'],
  },
  {
    table: 'staffRoles',
    ...ofAccount,
    key: 'role',
    fields: ['role', 'grantedAt'],
    without: ['accountId', 'grantedBy'],
  },
  {
    table: 'savedViews',
    ...ofAccount,
    key: 'id',
    fields: ['name', 'path', 'search'],
    without: ['id', 'accountId', 'slot'],
  },
  {
    table: 'accountRequests',
    ...ofAccount,
    key: 'kind',
    fields: ['kind', 'askedAt', 'dueAt'],
    without: ['accountId'],
  },
  {
    table: 'accountLanguages',
    ...ofAccount,
    key: 'accountId',
    fields: ['language'],
    without: ['accountId'],
  },
  {
    table: 'outsideIdentities',
    ...ofAccount,
    key: 'id',
    fields: ['provider', 'issuer', 'subject', 'createdAt', 'lastUsedAt'],
    without: ['id', 'accountId'],
  },
  {
    table: 'mobileNumbers',
    ...ofAccount,
    key: 'accountId',
    fields: ['number', 'confirmedAt', 'logsIn'],
    without: ['accountId'],
  },
  {
    table: 'totpSecrets',
    ...ofAccount,
    key: 'accountId',
    fields: ['enabledAt'],
    without: ['accountId', 'secret', 'lastStep'],
  },
  {
    table: 'recoveryCodes',
    ...ofAccount,
    key: 'codeHash',
    fields: ['usedAt'],
    without: ['accountId', 'codeHash'],
  },
  {
    table: 'passkeys',
    ...ofAccount,
    key: 'id',
    fields: ['name', 'createdAt', 'lastUsedAt', 'transports', 'credentialId', 'publicKey'],
    without: ['id', 'accountId', 'slot', 'counter'],
  },
  {
    table: 'sessions',
    ...ofAccount,
    key: 'id',
    fields: ['createdAt', 'lastSeenAt', 'expiresAt', 'steppedUpAt', 'address', 'agent'],
    without: ['id', 'accountId', 'tokenHash', 'deviceId', 'keyThumbprint', 'factor'],
  },
  {
    table: 'accountEvents',
    ...ofAccount,
    key: 'id',
    fields: ['occurredAt', 'kind', 'address', 'agent'],
    without: ['id', 'accountId'],
  },
  {
    table: 'addresses',
    ...ofAccount,
    key: 'id',
    fields: ['recipient', 'phone', 'province', 'city', 'district', 'street', 'preferredAt'],
    without: ['id', 'accountId', 'slot'],
  },
  {
    table: 'invoiceTitles',
    ...ofAccount,
    key: 'id',
    fields: ['invoice', 'savedAt'],
    without: ['id', 'accountId', 'slot'],
  },
  {
    table: 'cartLines',
    by: 'owner',
    of: ({ owner }) => [owner],
    key: 'sku',
    fields: ['sku', 'quantity', 'isSelected', 'isSaved', 'seenPriceFen', 'updatedAt'],
    without: ['owner'],
  },
  {
    table: 'reorderLists',
    ...ofAccount,
    key: 'id',
    fields: ['name', 'changedAt'],
    without: ['id', 'accountId', 'slot', 'revision'],
    parts: [
      {
        table: 'reorderListLines',
        by: 'listId',
        of: 'id',
        key: 'position',
        fields: ['sku', 'quantity', 'priceFen'],
        without: ['listId', 'position'],
      },
    ],
  },
  {
    table: 'orders',
    ...ofAccount,
    key: 'id',
    fields: [
      'no',
      'state',
      'placedAt',
      'endsAt',
      'goodsFen',
      'deliveryFen',
      'discountFen',
      'taxFen',
      'totalFen',
      'includedTaxFen',
      'refundedFen',
      'address',
      'invoice',
      'note',
      'changedAt',
      'completesAt',
      'quoteNo',
      'erasedAt',
    ],
    without: ['id', 'accountId', 'searchText', 'keysDue', 'fapiaoDue'],
    parts: [
      {
        table: 'orderLines',
        ...ofOrder,
        key: 'position',
        fields: [
          'sku',
          'names',
          'variantNames',
          'quantity',
          'units',
          'priceFen',
          'lineFen',
          'delivery',
          'leadDays',
          'keptBack',
          'cameBack',
        ],
        without: ['orderId', 'position', 'itemId', 'drawing'],
      },
      {
        table: 'orderEvents',
        ...ofOrder,
        key: 'id',
        fields: ['at', 'state', 'changedBy', 'reason'],
        without: ['id', 'orderId', 'accountId'],
      },
      {
        table: 'orderNotes',
        ...ofOrder,
        key: 'id',
        fields: ['at', 'text'],
        without: ['id', 'orderId', 'accountId'],
      },
      {
        table: 'paymentAttempts',
        ...ofOrder,
        key: 'id',
        fields: [
          'id',
          'method',
          'state',
          'amountFen',
          'currency',
          'startedAt',
          'endedAt',
          'capturedFen',
          'refundedFen',
        ],
        without: ['orderId', 'payUrl', 'polls', 'nextPollAt'],
      },
      {
        table: 'refundRequests',
        ...ofOrder,
        key: 'id',
        fields: [
          'requestedAt',
          'state',
          'reason',
          'note',
          'amountFen',
          'pieces',
          'decidedAt',
          'answer',
        ],
        without: ['id', 'orderId', 'accountId', 'decidedBy', 'refundId'],
      },
      {
        table: 'refunds',
        ...ofOrder,
        key: 'id',
        fields: ['requestedAt', 'amountFen', 'reason', 'state', 'endedAt'],
        without: ['id', 'orderId', 'attemptId', 'tries', 'nextTryAt'],
      },
      {
        table: 'shipments',
        ...ofOrder,
        key: 'id',
        fields: ['carrier', 'trackingNo', 'state', 'createdAt', 'shippedAt', 'deliveredAt'],
        without: ['id', 'orderId', 'polls', 'nextPollAt'],
        parts: [
          {
            table: 'shipmentLines',
            by: 'shipmentId',
            of: 'id',
            key: 'sku',
            fields: ['sku', 'quantity'],
            without: ['shipmentId'],
          },
          {
            table: 'parcelEvents',
            by: 'shipmentId',
            of: 'id',
            key: 'at',
            fields: ['at', 'state', 'places', 'texts'],
            without: ['shipmentId', 'eventId'],
          },
        ],
      },
      {
        table: 'licenceKeys',
        ...ofOrder,
        key: 'licenceKey',
        fields: ['sku', 'piece', 'licenceKey', 'issuedAt'],
        without: ['orderId'],
      },
      {
        table: 'fapiaoFiles',
        ...ofOrder,
        key: 'id',
        fields: ['number', 'type', 'bytes', 'attachedAt'],
        // The files can be saved unchanged from the order's page.
        without: ['id', 'orderId', 'hash', 'content', 'attachedBy'],
      },
      writtenMessages,
    ],
  },
  {
    table: 'enquiries',
    by: 'email',
    of: ({ emails }) => emails,
    key: 'id',
    fields: [
      'no',
      'kind',
      'state',
      'createdAt',
      'language',
      'name',
      'email',
      'phone',
      'company',
      'message',
      'facts',
      'firstAnsweredAt',
      'closedAt',
      'erasedAt',
    ],
    without: ['id', 'assigneeId', 'revision'],
    parts: [
      writtenMessages,
      {
        table: 'enquiryNotes',
        by: 'enquiryId',
        of: 'id',
        key: 'id',
        fields: ['at', 'text'],
        without: ['id', 'enquiryId', 'accountId'],
      },
    ],
  },
  {
    table: 'quotes',
    by: 'email',
    of: ({ emails }) => emails,
    key: 'id',
    fields: [
      'no',
      'state',
      'createdAt',
      'sentAt',
      'validOn',
      'language',
      'email',
      'buyer',
      'note',
      'deliveryFen',
      'totalFen',
      'enquiryNo',
      'orderNo',
      'endedAt',
      'erasedAt',
    ],
    without: ['id', 'revision', 'expiresAt', 'createdBy'],
    parts: [
      {
        table: 'quoteLines',
        by: 'quoteId',
        of: 'id',
        key: 'position',
        fields: [
          'sku',
          'names',
          'variantNames',
          'quantity',
          'units',
          'priceFen',
          'lineFen',
          'delivery',
          'leadDays',
        ],
        without: ['quoteId', 'position', 'itemId', 'drawing'],
      },
    ],
  },
  {
    table: 'notices',
    ...ofAccount,
    key: 'id',
    fields: ['createdAt', 'kind', 'facts', 'readAt', 'mailedAt'],
    without: ['id', 'accountId', 'orderId', 'uniqueKey'],
  },
  {
    table: 'mails',
    by: 'recipient',
    of: ({ recipients }) => recipients,
    key: 'id',
    fields: [
      'createdAt',
      'channel',
      'recipient',
      'subject',
      'text',
      'state',
      'settledAt',
      'expiresAt',
    ],
    without: [
      'id',
      'uniqueKey',
      'html',
      'content',
      'attempts',
      'nextAttemptAt',
      'lastError',
      'resentAt',
      'replyTo',
    ],
    present: withoutCode,
  },
];

/**
 * Removes the text of messages that expire, because they contain a code. A reader of the file must not find one that
 * still works.
 */
function withoutCode(row: Row): Row {
  return row['expiresAt'] === null ? row : { ...row, text: null };
}

/** Tables with data of persons that are not exported, and the reason. */
export const unexportedTables: Readonly<Record<string, string>> = {
  fapiaoHashes: 'empty but for the moment in which a file is attached',
  formerPasswords: 'hashes of passwords alone',
  devices: 'hashes of what a browser carries; where it was used stands in the activity',
  usedProofs: 'random numbers of requests, for a minute',
  loginTickets: 'a secret that lasts minutes',
  totpEnrolments: 'a secret that lasts minutes',
  mobileEnrolments: 'a number that waits for its code, for minutes',
  mobileLogins: 'hashes of codes to log in with, for minutes, which say nothing of whom',
  outsideLogins: 'hashes and secrets of a login that lasts minutes',
  outsideArrivals: 'who somebody without an account is elsewhere, for half an hour',
  passkeyChallenges: 'a secret that lasts minutes',
  mailedCodes: 'hashes of codes that last minutes',
  loginAttempts: 'counts under a hash that no account can be found by',
  idempotencyKeys: 'hashes of requests, for a day; what they did stands in the orders',
  ledgerEntries: 'the company’s own bookkeeping of the payments and refunds that are told',
  paymentNotifications: 'the companies’ own messages; what they said stands in the payments',
  carrierReports: 'the carriers’ own messages; what they said stands in the parcels',
  erasures: 'ids of what is gone',
  conversations: 'when each side was told; what was written stands with its order or enquiry',
  approvals: 'what staff asked each other; what became of it stands in the orders',
  auditDetails: 'what staff did, and why; what became of it stands in the orders and enquiries',
};
