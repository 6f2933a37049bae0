import type { ContentKind } from '@uid/contract/content-kinds';

import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';

interface Judged {
  kind: ContentKind;
  /** What the site would show, or the part of it that says whether it is a sample. */
  content: unknown;
}

/** A public site publishes nothing that rests on a sample: neither now nor at a time. */
export function refuseSample(
  { kind, content }: Judged,
  { isPublic }: Pick<Config, 'isPublic'>,
): void {
  if (!isPublic || (kind !== 'certificate' && kind !== 'case')) return;
  const { status } = content as { status?: string };
  if (status !== 'confirmed') throw new AppError('CONTENT_SAMPLE');
}
