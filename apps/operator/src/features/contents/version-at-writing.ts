import type { ContentPart } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';

/**
 * Returns the number of the version of `other` that was the newest when the current text of `part` was written;
 * undefined if `part` was never written, or the given history does not go back that far.
 */
export function versionAtWriting(
  { parts, versions }: Pick<StaffContent, 'parts' | 'versions'>,
  part: ContentPart,
  other: ContentPart,
): number | undefined {
  const stored = parts.find((each) => each.part === part);
  const number = (stored?.draft ?? stored?.published)?.number;
  const written = versions.find((each) => each.part === part && each.number === number);
  if (!written) return undefined;
  // The versions are sorted with the newest first.
  return versions.find((each) => each.part === other && each.at <= written.at)?.number;
}
