import { approvalsKept } from './features/approvals/jobs.ts';
import { detailsTime } from './features/audit/jobs.ts';
import { keepTime as guestCartTime } from './features/cart/prune-guest-carts.ts';
import { claimTime } from './features/erasures/erase-rows.ts';
import { keyLifetime } from './features/idempotency/claim-key.ts';
import { forgetTime } from './features/identity/limits/login-lock.ts';
import { deviceTime, eventTime } from './features/identity/sweep-identity.ts';
import { keepTime as messageTime } from './features/messages/jobs.ts';
import { booksYears } from './features/orders/erasure/books-time.ts';
import { endedOrderTime } from './features/orders/erasure/list-orders-to-erase.ts';
import { day, hour } from './job.ts';

/** How long personal data of one kind is kept, why, and what happens to it then: a row of `docs/retention.md`. */
export interface Retention {
  what: string;
  tables: readonly string[];
  why: string;
  kept: string;
  after: string;
  /** Name of the job that deletes the data at the end; absent if the data is deleted right when the period ends. */
  job?: string;
}

const withAccount = 'until the account is deleted';
const withOrders = `with its order: to the end of the ${booksYears}th year after`;
const books =
  'the company’s books: Rules for the Implementation of the Law on Tax Collection, article 29';

/** Every kind of personal data that is kept. Every table is listed here or in `tablesOfNobody`. */
export const retention: readonly Retention[] = [
  {
    what: 'Account, factors, passkeys, number, addresses, invoice titles, cart, reorder lists, notices, roles and saved views of staff',
    tables: [
      'accounts',
      'totpSecrets',
      'recoveryCodes',
      'passkeys',
      'formerPasswords',
      'mobileNumbers',
      'outsideIdentities',
      'addresses',
      'invoiceTitles',
      'accountLanguages',
      'accountRequests',
      'cartLines',
      'reorderLists',
      'reorderListLines',
      'notices',
      'staff',
      'staffRoles',
      'savedViews',
    ],
    why: 'to log in, to order, to be told',
    kept: withAccount,
    after: 'erased',
  },
  {
    what: 'Sessions, tickets, codes, challenges',
    tables: [
      'sessions',
      'loginTickets',
      'totpEnrolments',
      'mobileEnrolments',
      'mobileLogins',
      'outsideLogins',
      'outsideArrivals',
      'passkeyChallenges',
      'mailedCodes',
      'usedProofs',
    ],
    why: 'to prove who is there',
    kept: 'until each ends: minutes, a session at most as long as its settings say',
    after: 'deleted',
    job: 'sweep-identity',
  },
  {
    what: 'Counts of failed logins, under a hash',
    tables: ['loginAttempts'],
    why: 'against guessing',
    kept: wordsOf(forgetTime),
    after: 'deleted',
    job: 'sweep-identity',
  },
  {
    what: 'Devices an account was used on, under hashes',
    tables: ['devices'],
    why: 'to know the owner’s own again',
    kept: `${wordsOf(deviceTime)} after the last use, or ${withAccount}`,
    after: 'deleted',
    job: 'sweep-identity',
  },
  {
    what: 'Account events',
    tables: ['accountEvents'],
    why: 'Cybersecurity Law, article 23; for the owner to look through',
    kept: `${wordsOf(eventTime)}; after a deletion without the account`,
    after: 'deleted',
    job: 'sweep-identity',
  },
  {
    what: 'Mails and text messages',
    tables: ['mails'],
    why: 'to arrive, and to be looked into where one did not',
    kept: `${wordsOf(messageTime)} after they left, without their words; given-up ones with them`,
    after: 'deleted',
    job: 'forget-old-mails',
  },
  {
    what: 'Carts of guests, under a hash',
    tables: ['cartLines'],
    why: 'to find it again',
    kept: `${wordsOf(guestCartTime)} after the last change`,
    after: 'deleted',
    job: 'prune-guest-carts',
  },
  {
    what: 'Keys of repeated requests',
    tables: ['idempotencyKeys'],
    why: 'so that a repeat does nothing twice',
    kept: wordsOf(keyLifetime),
    after: 'deleted',
    job: 'prune-idempotency-keys',
  },
  {
    what: 'Orders that were never paid',
    tables: ['orders'],
    why: 'for questions about them',
    kept: `${wordsOf(endedOrderTime)} after their end, or ${withAccount}`,
    after: 'lose name, telephone, address, fapiao details and notes',
    job: 'erase-old-orders',
  },
  {
    what: 'Paid orders',
    tables: ['orders', 'orderLines', 'orderEvents', 'orderNotes'],
    why: books,
    kept: `to the end of the ${booksYears}th year after`,
    after: 'lose name, telephone, address, fapiao details and notes',
    job: 'erase-old-orders',
  },
  {
    what: 'Electronic fapiao of an order, with their files',
    tables: ['fapiaoFiles', 'fapiaoHashes'],
    why: books,
    kept: withOrders,
    after: 'deleted',
    job: 'erase-old-orders',
  },
  {
    what: 'Payments, refunds, ledger, parcels, licences of an order',
    tables: [
      'paymentAttempts',
      'paymentNotifications',
      'refunds',
      'refundRequests',
      'ledgerEntries',
      'shipments',
      'shipmentLines',
      'parcelEvents',
      'carrierReports',
      'licenceKeys',
    ],
    why: books,
    kept: withOrders,
    after:
      'stay as sums and states, without the way of the parcels; whose they were, the order no longer says',
    job: 'erase-old-orders',
  },
  {
    what: 'What payment companies and carriers sent, as it came',
    tables: ['paymentNotifications', 'carrierReports'],
    why: 'to be brought into the books',
    kept: 'until it is applied: a moment, or until the database is back',
    after: 'loses its words; that it came stays, so that a repeat counts once',
  },
  {
    what: 'Enquiries, tickets, requests for quotes and their answers',
    tables: ['enquiries', 'enquiryNotes'],
    why: 'to answer; claims can be made for three years: Civil Code, article 188',
    kept: `${wordsOf(claimTime)}, or until the account of that address is deleted`,
    after: 'lose name, telephone, address and words',
    job: 'erase-old-enquiries',
  },
  {
    what: 'Messages about orders and enquiries, with their files',
    tables: ['conversations', 'conversationMessages', 'conversationFiles'],
    why: 'to answer; claims can be made for three years: Civil Code, article 188',
    kept: `${wordsOf(claimTime)}, or until the account, or the enquiry they are about, is erased; a file that was never sent for a day`,
    after: 'deleted; when a conversation waited last stays, by id alone',
    job: 'erase-old-messages',
  },
  {
    what: 'Quotes to an address',
    tables: ['quotes', 'quoteLines'],
    why: 'to be accepted; claims can be made for three years: Civil Code, article 188',
    kept: `${wordsOf(claimTime)}, or until the account of that address is deleted`,
    after: 'lose address, name and remark; what was offered at which price stays',
    job: 'erase-old-quotes',
  },
  {
    what: 'What staff did: before, after, reason and address of each entry of the audit log',
    tables: ['auditDetails'],
    why: 'to find out what became of a customer’s matter; claims can be made for three years: Civil Code, article 188',
    kept: `${wordsOf(detailsTime)}, or until the account, the enquiry or the quote it tells of is erased`,
    after: 'deleted; the entry stays, by ids alone',
    job: 'forget-audit-details',
  },
  {
    what: 'What staff asked a second person',
    tables: ['approvals'],
    why: 'to decide it, and to look it up; what was done stands in the audit log',
    kept: `${wordsOf(approvalsKept)}, or until the account it tells of is deleted`,
    after: 'deleted',
    job: 'forget-old-approvals',
  },
  {
    what: 'The list of erasures, by id alone',
    tables: ['erasures'],
    why: 'a restored backup must erase again',
    kept: 'for good; `copy-erasures` keeps a copy beside the database',
    after: '',
    job: 'copy-erasures',
  },
];

/** Tables without personal data. */
export const tablesOfNobody: readonly string[] = [
  'contents',
  // These name their author, a member of the staff, by id only.
  'contentVersions',
  'contentHeads',
  'contentSchedules',
  'contentDefaults',
  'contentsToCome',
  'caseProducts',
  'items',
  'variants',
  'tierPrices',
  // These name who asked for a price or moved stock, by id only, and explain the numbers in the books.
  'priceChanges',
  'siteChanges',
  'stockMovements',
  // These name who asked for a run, by id only; of each job the last 50 runs are kept, however old.
  'jobs',
  'jobRuns',
  'salesDays',
  // These belong to the site itself, like its contents.
  'pictures',
  'itemPictures',
  'documents',
  'documentVersions',
  // These hold the characters of public pages, as fonts.
  'pageFonts',
  'pageFontFiles',
  'migrations',
  // Kept for good, with ids only: who did what and when, and the hashes that prove that nothing was altered.
  'auditEntries',
  'auditHead',
  'auditChecks',
  'signedHeads',
  // The kinds of requests that a content policy blocked, and how often: data about browsers, not persons.
  'policyReports',
  // Words that a search did not find, and how often: without the searcher, and without possible addresses or numbers.
  'missedSearches',
  // Stand-ins of companies, for development: they hold no real person's payment or parcel.
  'sandboxMerchants',
  'sandboxCharges',
  'sandboxRefunds',
  'sandboxDeliveries',
  'sandboxCarrierAccounts',
  'sandboxParcels',
  'sandboxTrackingEvents',
];

function wordsOf(time: number): string {
  return time <= day ? `${time / hour} hours` : `${time / day} days`;
}
