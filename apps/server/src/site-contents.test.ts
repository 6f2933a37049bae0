import { hash } from 'node:crypto';

import { contentFingerprint, contentNumber } from '@uid/content/content-number';
import { expect, test } from 'vitest';

import { catalogueItems, siteContents } from './site-contents.ts';

test('words that change in the code rise its number, or no running site would hear of them', () => {
  const fingerprint = hash('sha256', JSON.stringify([siteContents(), catalogueItems]));
  const advice = `Set contentNumber of content/src/content-number.ts to ${contentNumber + 1}, and contentFingerprint to`;
  expect(fingerprint, advice).toBe(contentFingerprint);
});
