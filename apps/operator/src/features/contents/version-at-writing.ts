import type { ContentPart } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';

/**
 * The number of the version of `other` that was the newest when `part` was written as it stands; undefined
 * where `part` was never written, or the history that is shown does not go back so far.
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
  // Newest first.
  return versions.find((each) => each.part === other && each.at <= written.at)?.number;
}
