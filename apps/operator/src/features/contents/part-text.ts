import type { ContentKind } from '@uid/contract/content-kinds';
import { idFieldOf } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';

interface ContentName {
  kind: ContentKind;
  id: string;
}

/** The text of a part that is being written, possibly incomplete. */
export type PartText = Readonly<Record<string, unknown>>;

type StaffPart = StaffContent['parts'][number];

/** The text that an editor starts from: the draft, else the published version. */
export function textOf({ kind, id }: ContentName, { part, draft, published }: StaffPart): PartText {
  const text = readText(draft ?? published);
  const name = part === 'shared' ? idFieldOf(kind) : undefined;
  return name === undefined ? text : { ...text, [name]: id };
}

export function readText(stored: { body: string } | undefined): PartText {
  return stored ? (JSON.parse(stored.body) as PartText) : {};
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns a copy with another value at the path; a property that becomes undefined is left out. */
export function withValue(
  whole: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((each: unknown, index) =>
      index === Number(key) ? withValue(each, rest, value) : each,
    );
  const { [key]: before, ...others } = (whole ?? {}) as Record<string, unknown>;
  const changed = withValue(before, rest, value);
  if (changed === undefined) return others;
  return { ...(whole as object), [key]: changed };
}
