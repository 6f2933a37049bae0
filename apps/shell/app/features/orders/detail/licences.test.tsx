// @vitest-environment happy-dom
import { listLicences } from '@uid/contract/shipments';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { cartLine } from '../testing/sample-lines.ts';
import { fakeAnswers } from '../testing/fake-answers.ts';
import { showPage } from '../testing/show-page.tsx';
import { detailTexts } from './detail-texts.ts';
import { Licences } from './licences.tsx';

const { answer } = fakeAnswers();
const { awaited, never } = detailTexts.en.licenceStages;
const key = { key: 'AAAAA-AAAAA', issuedAt: 0, isRevoked: false };

test.each([
  ['of one that is to come', 'paid', 0, awaited],
  ['of one whose price went back before it was issued', 'delivered', 1, ''],
  ['of one whose order is given back', 'refunded', 0, never],
] as const)('two licences with one key, %s', async (_, state, keptBack, words) => {
  const sold = { sku: 'KEY', name: 'Key', variantName: 'Year', quantity: 2 };
  answer(listLicences, { licences: [{ ...sold, keys: [key] }] });
  const lines = [{ ...cartLine({ ...sold, delivery: 'licence' }), keptBack }];
  const page = showPage(<Licences order={{ no: 'N1', state, lines }} onIssued={() => {}} />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.textContent).toContain(key.key);
  });
  const said = [awaited, never].filter((each) => page.textContent?.includes(each));
  expect(said).toEqual(words ? [words] : []);
});
