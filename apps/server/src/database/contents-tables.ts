import type { ContentKind } from '@uid/contract/content-kinds';
import type { ContentPart } from '@uid/contract/content-parts';
import type { ContentOrigin, scheduledActions } from '@uid/contract/staff-contents';
import type { GeneratedAlways } from 'kysely';

/** Tables of 0001-contents.sql, 0060-content-lists.sql, 0099-content-versions.sql, 0100-content-schedules.sql and 0107-content-titles. */
export interface ContentsTables {
  contents: {
    kind: ContentKind;
    id: string;
    position: number;
    /** Lists put the newest first by this date; for a certificate the day on which it was issued. */
    publishedOn: string | null;
    /** JSON of the kind's schema in the contract. */
    body: string;
    /** What lists filter by: an article's category, a case's industry, a question's topic, a certificate's status. */
    category: string | null;
  };
  /** The products that a case is about. */
  caseProducts: {
    product: string;
    position: number;
    caseId: string;
  };
  /** Versions of contents, which are never changed. */
  contentVersions: {
    kind: ContentKind;
    id: string;
    part: ContentPart;
    number: number;
    /** JSON of the part's schema; a draft may be incomplete. */
    body: string;
    /** The database extracts the title from the body. */
    title: GeneratedAlways<string | null>;
    schemaVersion: number;
    origin: ContentOrigin;
    /** Null if a release wrote the version. */
    authorId: string | null;
    at: number;
  };
  /** Current numbers of versions, by part. */
  contentHeads: {
    kind: ContentKind;
    id: string;
    part: ContentPart;
    latest: number;
    draft: number | null;
    published: number | null;
    /** The number of the default that the published version is based on. */
    base: number | null;
    /** The number of a later default, which waits for a decision by staff. */
    offered: number | null;
    defaultHash: string | null;
    revision: number;
    position: number;
    archivedAt: number | null;
  };
  /** One row: the number of the defaults that were merged last. */
  contentDefaults: {
    number: number;
  };
  contentSchedules: {
    id: string;
    kind: ContentKind;
    contentId: string;
    action: (typeof scheduledActions)[number];
    /** JSON: the versions to publish, by part. */
    parts: string;
    at: number;
    authorId: string;
    askedAt: number;
    state: 'waiting' | 'done' | 'held' | 'withdrawn';
    reason: string | null;
  };
  /** Published contents with a later publication date. */
  contentsToCome: {
    kind: ContentKind;
    id: string;
    at: number;
  };
}
