import type { GuideAnswers, GuideQuestion } from './guide-answers.ts';
import { questionNames } from './guide-answers.ts';
import type { ItemTraits } from './item-traits.ts';

export interface ChosenItem {
  traits: ItemTraits;
  /** The questions whose answers speak for the item. */
  matched: GuideQuestion[];
}

/** Where a key may live is not negotiable; how far the project is counts for more than its size. */
const weights: Record<GuideQuestion, number> = { subject: 4, key: 8, scale: 1, stage: 3 };
const maxNamed = 3;

/**
 * Returns the items that fit the answers best, best first, as many as are worth naming. If any item fits where the key
 * lives and whom it is for, all of them must.
 */
export function chooseItems(answers: GuideAnswers, items: readonly ItemTraits[]): ChosenItem[] {
  const ranked = items
    .map((traits) => ({ traits, matched: matchesOf(traits, answers) }))
    .toSorted((left, right) => weightOf(right) - weightOf(left));
  const fitting = ranked.filter(
    ({ matched }) => matched.includes('key') && matched.includes('subject'),
  );
  // If nothing fits both, the nearest item is still a place to begin.
  return (fitting.length > 0 ? fitting : ranked.slice(0, 1)).slice(0, maxNamed);
}

function matchesOf({ fits }: ItemTraits, answers: GuideAnswers): GuideQuestion[] {
  return questionNames.filter((name) => (fits[name] as readonly string[]).includes(answers[name]));
}

function weightOf({ matched }: ChosenItem): number {
  return matched.reduce((sum, name) => sum + weights[name], 0);
}
