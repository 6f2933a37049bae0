import { contentSchemas } from '@uid/contract/content-kinds';
import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';

import { reportContentFault } from './content-faults.ts';
import { draftedBeside, draftedBody } from './preview/drafted.ts';

/** The columns from which a content is read. */
export interface BodyRow {
  id: string;
  /** JSON. */
  body: string;
}

export type Judged<Kind extends ContentKind> =
  | { content: ContentOf<Kind>; problem?: never }
  | { content?: never; problem: string };

const maxProblem = 200;

/** Checks a row against the schema of its kind. */
export function judgeBody<Kind extends ContentKind>(kind: Kind, body: string): Judged<Kind> {
  try {
    const { success, data, error } = contentSchemas[kind].safeParse(JSON.parse(body));
    if (success) return { content: data as ContentOf<Kind> };
    const [{ path, message } = { path: [], message: '' }] = error.issues;
    return { problem: `${path.join('.')}: ${message}`.slice(0, maxProblem) };
  } catch {
    return { problem: 'no JSON' };
  }
}

/** Returns undefined and reports the fault if the row is damaged, so that the other rows are still read. */
export function readBody<Kind extends ContentKind>(
  kind: Kind,
  { id, body }: BodyRow,
): ContentOf<Kind> | undefined {
  const drafted = draftedBody(kind, id);
  if (drafted) return drafted;
  const { content, problem } = judgeBody(kind, body);
  if (problem !== undefined) reportContentFault({ kind, id, problem });
  return content;
}

export function readBodies<Kind extends ContentKind>(
  kind: Kind,
  rows: readonly BodyRow[],
): ContentOf<Kind>[] {
  return [...draftedBeside(kind, rows), ...rows.flatMap((row) => readBody(kind, row) ?? [])];
}
