import { catalogueItems } from '@uid/content/catalogue';
import { expect, test } from 'vitest';

import { chooseItems } from './choose-items.ts';
import { guideQuestions, isAnswered, readAnswers } from './guide-answers.ts';
import type { GuideAnswers } from './guide-answers.ts';
import { itemTraits } from './item-traits.ts';

function idsOf(answers: GuideAnswers): string[] {
  return chooseItems(answers, itemTraits).map(({ traits }) => traits.id);
}

test('every combination of answers ends in one to three items, and none twice', () => {
  for (const subject of guideQuestions.subject)
    for (const key of guideQuestions.key)
      for (const scale of guideQuestions.scale)
        for (const stage of guideQuestions.stage) {
          const ids = idsOf({ subject, key, scale, stage });
          expect(ids.length).toBeGreaterThanOrEqual(1);
          expect(ids.length).toBeLessThanOrEqual(3);
          expect(new Set(ids).size).toBe(ids.length);
        }
});

test('who tries cards is led to the kit, who rolls them out to the card', () => {
  const cards = { subject: 'devices', key: 'card', scale: 'few' } as const;
  expect(idsOf({ ...cards, stage: 'trial' })[0]).toBe('card-kit');
  expect(idsOf({ ...cards, stage: 'rollout' })[0]).toBe('sim-card');
});

test('what is named fits where the key shall live', () => {
  const chosen = chooseItems(
    { subject: 'devices', key: 'board', scale: 'many', stage: 'rollout' },
    itemTraits,
  );
  for (const { traits, matched } of chosen) {
    expect(traits.fits.key).toContain('board');
    expect(matched).toContain('key');
  }
});

test('the guide knows every item of the mall and no other', () => {
  expect(itemTraits.map(({ id }) => id).toSorted()).toEqual(
    catalogueItems.map(({ id }) => id).toSorted(),
  );
});

test('an address with an unknown answer has not answered', () => {
  const query = new URLSearchParams('subject=people&key=card&scale=huge&stage=trial');
  expect(readAnswers(query)).toEqual({ subject: 'people', key: 'card', stage: 'trial' });
  expect(isAnswered(readAnswers(query))).toBe(false);
});
