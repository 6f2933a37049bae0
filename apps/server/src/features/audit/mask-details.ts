import { mask, maskWords } from '../../mask-person.ts';

/**
 * Members of `before` and `after` whose texts identify no person. All other members are masked, so that a new act shows
 * no text that nobody has reviewed.
 */
const impersonal = new Set([
  'action',
  'actor',
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

/** Members that have either the id of a text that somebody wrote or the text itself, which may name anybody. */
const written = new Set(['answer', 'note']);
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface NotedTexts {
  before: string | null;
  after: string | null;
  reason: string | null;
}

/**
 * Masks an entry for a reader who may not see personal data. Numbers and booleans stay; so does the reason, which an
 * auditor judges, except for addresses and numbers in its text.
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
  return json === null ? null : JSON.stringify(maskMember(JSON.parse(json), ''));
}

function maskMember(value: unknown, name: string): unknown {
  if (typeof value === 'string') return maskText(value, name);
  if (Array.isArray(value)) return value.map((each) => maskMember(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, each]) => [member, maskMember(each, member)]),
  );
}

function maskText(text: string, name: string): string {
  if (written.has(name)) return id.test(text) ? text : maskWords(text);
  return impersonal.has(name) ? text : mask;
}
