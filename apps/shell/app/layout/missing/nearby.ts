import { resemblance } from './resemblance.ts';

/** Something that exists, to offer instead of what is missing. */
export interface Offer {
  /** Its name in an address. */
  name: string;
  /** Without language prefix. */
  path: string;
  title: string;
  text: string;
  /** Offers with the same family are sold or read for the same purpose. */
  family?: string;
}

/** What a missing page offers, of the kind that was asked for. */
export interface Nearby {
  /** What the address named, as words to search for. */
  typed: string;
  /** True if the offers resemble what was typed; otherwise they are simply the first ones. */
  isAlike: boolean;
  offers: Offer[];
}

const maxOffers = 4;
const maxCharacters = 60;
/** Two names below this likeness, from 0 to 1, resemble each other by chance. */
const likenessThreshold = 0.3;

/**
 * Returns the offers nearest to what was typed, then the family of the nearest; if none is near, the first offers of
 * all.
 */
export function nearbyOf(typed: string, all: readonly Offer[]): Nearby {
  const words = wordsOf(typed);
  const nearest = all
    .map((offer) => ({ offer, likeness: likenessOf(words, offer) }))
    .filter(({ likeness }) => likeness >= likenessThreshold)
    .toSorted((left, right) => right.likeness - left.likeness)
    .map(({ offer }) => offer);
  const [first] = nearest;
  const family = all.filter(({ family: each }) => each && each === first?.family);
  const offers = first ? new Set([...nearest, ...family]) : all;
  return { typed: words, isAlike: Boolean(first), offers: [...offers].slice(0, maxOffers) };
}

function likenessOf(words: string, { name, title }: Offer): number {
  return Math.max(resemblance(words, name), resemblance(words, title));
}

function wordsOf(typed: string): string {
  const words = typed.replaceAll(/[\p{C}\s_-]+/gu, ' ').trim();
  return Array.from(words).slice(0, maxCharacters).join('');
}
