import type { ContentKind } from '@uid/contract/content-kinds';

import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';

interface Judged {
  kind: ContentKind;
  /** The content that the site would show, or the part of it that says whether it is a sample. */
  content: unknown;
}

/** Throws if a public site would publish a sample, now or at a planned time. */
export function refuseSample(
  { kind, content }: Judged,
  { isPublic }: Pick<Config, 'isPublic'>,
): void {
  if (!isPublic || (kind !== 'certificate' && kind !== 'case')) return;
  const { status } = content as { status?: string };
  if (status !== 'confirmed') throw new AppError('CONTENT_SAMPLE');
}
