import { contentFingerprint, contentNumber } from '@uid/content/content-number';
import { expect, test } from 'vitest';

import { fingerprintOf } from './site-contents.ts';
import * as defaults from './site-defaults.ts';

test('words that change in the code rise its number, or no running site would hear of them', () => {
  const fingerprint = fingerprintOf(defaults, defaults.catalogueItems);
  const advice = `Set contentNumber of content/src/content-number.ts to ${contentNumber + 1}, and contentFingerprint to ${fingerprint}`;
  expect(fingerprint, advice).toBe(contentFingerprint);
});
