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
    /** By which lists put the newest first; of a certificate the day on which it was issued. */
    publishedOn: string | null;
    /** JSON of the kind's schema in the contract. */
    body: string;
    /** What lists are filtered by: an article's category, a case's industry, a question's topic, a certificate's status. */
    category: string | null;
  };
  /** Which products a case is about. */
  caseProducts: {
    product: string;
    position: number;
    caseId: string;
  };
  /** What was written, and stays as it was. */
  contentVersions: {
    kind: ContentKind;
    id: string;
    part: ContentPart;
    number: number;
    /** JSON of the part's schema; of a draft, as far as it is written. */
    body: string;
    /** Taken from the body by the database. */
    title: GeneratedAlways<string | null>;
    schemaVersion: number;
    origin: ContentOrigin;
    /** Null for a release. */
    authorId: string | null;
    at: number;
  };
  /** Numbers of versions, by part. */
  contentHeads: {
    kind: ContentKind;
    id: string;
    part: ContentPart;
    latest: number;
    draft: number | null;
    published: number | null;
    /** The default that the published one goes back to. */
    base: number | null;
    /** A later default, which waits for staff. */
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
  /** Published, and dated later. */
  contentsToCome: {
    kind: ContentKind;
    id: string;
    at: number;
  };
}
