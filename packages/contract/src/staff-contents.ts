import { z } from './zod.ts';

import { apiPrefix, longestSearch } from './constants.ts';
import { contentKinds } from './content-kinds.ts';
import { contentParts } from './content-parts.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';

/** Who wrote a version: a release, staff, or staff by restoring an earlier version. */
export const contentOrigins = ['code', 'staff', 'restore'] as const;
export type ContentOrigin = (typeof contentOrigins)[number];

export const contentStates = [
  'published',
  'draft',
  'planned',
  'held',
  'offered',
  'withdrawn',
] as const;

export const scheduledActions = ['publish', 'withdraw'] as const;

const kind = z.enum(contentKinds);
const id = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Za-z0-9-]+$/));
const part = z.enum(contentParts);
const number = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const content = { language: languageSchema, kind, id };
/** JSON that matches the part's schema; a draft may be incomplete. */
const body = z.string();
const maxBody = 100_000;

const listed = z.object({
  kind,
  id: z.string(),
  title: z.string(),
  /** Whether all parts are published. */
  isPublished: z.boolean(),
  isWithdrawn: z.boolean(),
  isPlanned: z.boolean(),
  isHeld: z.boolean(),
  /** The parts with a draft, and the parts for which a release offers another text. */
  drafts: z.array(part),
  offers: z.array(part),
});
export type ListedContent = z.infer<typeof listed>;

export const listStaffContents = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/contents`,
  access: 'staff',
  permission: 'contents.read',
  isImpersonal: true,
  summary: 'Every content, published or not, by kind and id, a keyset page at a time',
  input: z.object({
    language: languageSchema,
    kind: z.optional(kind),
    /**
     * On the site; with a draft; with a scheduled change; with a scheduled change that was held; with another text of a
     * release that waits for staff; withdrawn.
     */
    state: z.optional(z.enum(contentStates)),
    /** Part of the id, or of a title in either language. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(longestSearch))),
    /** `KIND/ID` of the last content on the page before. */
    after: z.optional(z.string().check(z.maxLength(90), z.regex(/^[a-z-]+\/[A-Za-z0-9-]+$/))),
  }),
  output: z.object({
    contents: z.array(listed),
    next: z.optional(z.string()),
  }),
});

const person = z.object({ id: z.string(), email: z.optional(z.string()) });

const version = z.object({
  part,
  number: z.int(),
  at: z.number(),
  origin: z.enum(contentOrigins),
  /** Absent for a version from a release. */
  person: z.optional(person),
});

const text = z.object({ number: z.int(), body });

const staffPart = z.object({
  part,
  revision: z.int(),
  draft: z.optional(text),
  published: z.optional(text),
  /**
   * `offered`: the release's current text, if staff have written another one. `base`: the release's text on which the
   * staff's version is based.
   */
  offered: z.optional(text),
  base: z.optional(text),
});

const schedule = z.object({
  id: z.string(),
  action: z.enum(scheduledActions),
  parts: z.array(part),
  at: z.number(),
  person,
  isHeld: z.boolean(),
  /**
   * The reason for which a change was held: `NO_RIGHT` if its author has lost the permission, `WITHDRAWN` if the
   * content was withdrawn after the change was scheduled, else the name of an error.
   */
  reason: z.optional(z.string()),
});
export type ContentSchedule = z.infer<typeof schedule>;

const staffContent = z.object({
  kind,
  id: z.string(),
  isWithdrawn: z.boolean(),
  canBeWithdrawn: z.boolean(),
  /** When the content appears, epoch milliseconds; present if it is published with a later date. */
  appearsAt: z.optional(z.number()),
  parts: z.array(staffPart),
  /** Scheduled changes that wait or were held, in the order of their times. */
  schedules: z.array(schedule),
  /** Newest first, limited to a maximum number. */
  versions: z.array(version),
  /** True if there are earlier versions, which have their own paged list. */
  hasEarlierVersions: z.optional(z.literal(true)),
});
export type StaffContent = z.infer<typeof staffContent>;

export const getStaffContent = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/content`,
  access: 'staff',
  permission: 'contents.read',
  action: 'read-content',
  summary: 'A content: its parts as drafted, published and offered, and who wrote its versions',
  input: z.object(content),
  output: staffContent,
});

export const listContentVersions = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/content/versions`,
  access: 'staff',
  permission: 'contents.read',
  action: 'read-content',
  summary: 'Who wrote the versions of a content, newest first, a keyset page at a time',
  input: z.object({
    ...content,
    /** `TIME-NUMBER-PART` of the last version on the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,9}-(?:shared|zh|en)$/))),
  }),
  output: z.object({ versions: z.array(version), next: z.optional(z.string()) }),
});

export const getContentVersion = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/content/version`,
  access: 'staff',
  permission: 'contents.read',
  isImpersonal: true,
  summary: 'The text of one version of a part',
  input: z.object({
    ...content,
    part,
    number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  }),
  output: z.object({ body }),
});

/**
 * Whether the text is the JSON of an object whose texts every database can store: without null characters and lone
 * surrogates.
 */
function isObjectText(text: string): boolean {
  let isStorable = true;
  try {
    const value: unknown = JSON.parse(text, (name, each: unknown) => {
      const texts = typeof each === 'string' ? [name, each] : [name];
      if (texts.some((one) => one.includes('\0') || !one.isWellFormed())) isStorable = false;
      return each;
    });
    return isStorable && typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The current revisions of a content's parts. */
const revisions = z.object({ revisions: z.partialRecord(part, z.int()) });

export const saveContentDraft = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/draft`,
  access: 'staff',
  permission: 'contents.write',
  action: 'save-content-draft',
  idempotent: true,
  bodyLimit: 512 * 1024,
  summary: 'Save a draft of a part; with revision 0 of a content that is not there yet, too',
  input: z.object({
    ...content,
    part,
    revision,
    body: z.string().check(z.maxLength(maxBody), z.refine(isObjectText)),
    /**
     * True to create the content: the request is refused if the content exists, because parts of an existing content
     * may have revision 0, too.
     */
    begins: z.optional(z.literal(true)),
  }),
  output: z.extend(revisions, { number: z.int() }),
});

export const openContentPreview = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/preview`,
  access: 'staff',
  permission: 'contents.read',
  action: 'preview-content',
  summary: 'Show a content as its drafts have it, to this browser and for 15 minutes',
  input: z.object(content),
  output: z.object({
    /** The id of the preview, whose pages are `/preview/ID/zh` and `/preview/ID/en`. */
    id: z.string(),
    endsAt: z.number(),
  }),
});

export const discardContentDraft = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/draft/discard`,
  access: 'staff',
  permission: 'contents.write',
  action: 'discard-content-draft',
  idempotent: true,
  summary: 'Let a draft go; its version stays in the history',
  input: z.object({ ...content, part, revision }),
  output: revisions,
});

export const restoreContentVersion = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/restore`,
  access: 'staff',
  permission: 'contents.write',
  action: 'restore-content-version',
  idempotent: true,
  summary: 'Make an earlier version the draft, as a new one',
  input: z.object({ ...content, part, revision, number }),
  output: z.extend(revisions, { number: z.int() }),
});

const readParts = z
  .array(z.object({ part, revision }))
  .check(z.minLength(1), z.maxLength(contentParts.length));

export const publishContent = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/publish`,
  access: 'staff',
  permission: 'contents.publish',
  action: 'publish-content',
  idempotent: true,
  summary: 'Publish the drafts of these parts together; the others stay as they are',
  input: z.object({ ...content, parts: readParts }),
  output: revisions,
});

export const settleContentOffer = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/offer`,
  access: 'staff',
  permission: 'contents.publish',
  action: 'settle-content-offer',
  idempotent: true,
  summary: 'Take what a release offers for a part, or keep what staff wrote',
  input: z.object({ ...content, part, revision, take: z.boolean() }),
  output: revisions,
});

export const withdrawContent = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/withdraw`,
  access: 'staff',
  permission: 'contents.publish',
  action: 'withdraw-content',
  idempotent: true,
  summary: 'Take a content off the site; its versions stay',
  input: z.object({ ...content, parts: readParts }),
  output: revisions,
});

export const bringContentBack = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/bring-back`,
  access: 'staff',
  permission: 'contents.publish',
  action: 'bring-content-back',
  idempotent: true,
  summary: 'Put a withdrawn content on the site again',
  input: z.object({ ...content, parts: readParts }),
  output: revisions,
});

export const scheduleContent = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/schedule`,
  access: 'staff',
  permission: 'contents.publish',
  action: 'schedule-content',
  idempotent: true,
  summary: 'Publish the drafts of these parts at a time, or withdraw the content then',
  input: z.object({
    ...content,
    parts: readParts,
    action: z.enum(scheduledActions),
    /** Local time of the shop to the minute, UTC+8, such as 2026-02-01T09:00. */
    starts: z.iso.datetime({ local: true, precision: -1 }),
  }),
  output: z.object({ id: z.string(), at: z.number() }),
});

export const withdrawContentSchedule = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/content/schedule/withdraw`,
  access: 'staff',
  permission: 'contents.publish',
  action: 'withdraw-content-schedule',
  idempotent: true,
  summary: 'Take a plan back, or one that was held off the list',
  input: z.object({ language: languageSchema, id: reference }),
  output: z.object({}),
});
