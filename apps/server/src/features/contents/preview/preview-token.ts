import { createHmac, timingSafeEqual } from 'node:crypto';

import type { ContentName } from '../versions/heads.ts';
import type { DraftedVersions } from './read-drafted.ts';

/** What a browser may see, and for whom it was opened. */
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

/** Undefined where it isn't one that we sealed. */
export function openPreviewToken(token: string, key: Buffer): OpenedPreview | undefined {
  const [text = '', seal = ''] = token.split('.', 2);
  const given = Buffer.from(seal, 'base64url');
  const own = sealOf(text, key);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as OpenedPreview;
}

/** Of a name of its own, so that a seal made for something else with the same key fits nothing here. */
function sealOf(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`preview:${text}`).digest();
}
