import { createHmac, timingSafeEqual } from 'node:crypto';

import type { ContentName } from '../versions/heads.ts';
import type { DraftedVersions } from './read-drafted.ts';

/** The content that a browser may preview, and the session for which the preview was opened. */
export interface OpenedPreview extends ContentName {
  previewId: string;
  versions: DraftedVersions;
  sessionId: string;
  endsAt: number;
}

export function sealPreview(preview: OpenedPreview, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${sealOf(text, key).toString('base64url')}`;
}

/** Returns undefined if the seal of the token is not ours. */
export function openPreviewToken(token: string, key: Buffer): OpenedPreview | undefined {
  const [text = '', seal = ''] = token.split('.', 2);
  const given = Buffer.from(seal, 'base64url');
  const own = sealOf(text, key);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as OpenedPreview;
}

/** The prefix makes sure that a seal made with the same key for another purpose is not valid here. */
function sealOf(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`preview:${text}`).digest();
}
