import { hidden, maskWords } from '../../mask-person.ts';

/**
 * Members of `before` and `after` whose texts tell of no person. What is not listed is masked, so that a new act shows
 * nothing that nobody has looked at.
 */
const impersonal = new Set([
  'action',
  'actor',
  'answer',
  'askedBy',
  'buyerLanguage',
  'carrier',
  'decision',
  'factor',
  'hash',
  'id',
  'ids',
  'job',
  'kind',
  'no',
  'note',
  'number',
  'order',
  'paidOn',
  'place',
  'reason',
  'receivedOn',
  'request',
  'role',
  'roles',
  'shipment',
  'show',
  'sku',
  'state',
  'subject',
  'trackingNo',
  'validOn',
]);

interface NotedTexts {
  before: string | null;
  after: string | null;
  reason: string | null;
}

/**
 * The same entry for a reader who may not know persons. Numbers, and what is on or off, stay; so does the reason, which
 * an auditor judges, but for addresses and numbers in it.
 */
export function maskDetails<Entry extends NotedTexts>(entry: Entry): Entry {
  const { before, after, reason } = entry;
  return {
    ...entry,
    before: maskJson(before),
    after: maskJson(after),
    reason: reason === null ? null : maskWords(reason),
  };
}

function maskJson(json: string | null): string | null {
  return json === null ? null : JSON.stringify(maskMember(JSON.parse(json), false));
}

function maskMember(value: unknown, isImpersonal: boolean): unknown {
  if (typeof value === 'string') return isImpersonal ? value : hidden;
  if (Array.isArray(value)) return value.map((each) => maskMember(each, isImpersonal));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, each]) => [
    name,
    maskMember(each, impersonal.has(name)),
  ]);
  return Object.fromEntries(members);
}
