import { inAnyForm, search } from './search-forms.ts';
import type { Found, Sought } from './search-forms.ts';
import { isPhrase, plain } from './synonyms.ts';

/** What has some of the things that were asked for. */
export interface Held {
  found: Found;
  /** How many of them it is called like. */
  named: number;
  /** And how many that several words name. */
  namedPhrases: number;
  /** It has everything with digits: another number is another standard, model or size. */
  hasCodes: boolean;
}

interface Sums extends Pick<Held, 'named' | 'namedPhrases'> {
  sum: number;
  codes: number;
}

/** A thing that this part of all entries has tells nothing where another one is there. */
const common = 0.4;
/** What it counts to have a thing in the text, or by name; what has other words is meant, and a phrase counts as two. */
const weights = { inText: 0.4, meantInText: 0.6, byName: 1, ofPhrase: 2 };
/** One word of several somewhere in a text is chance. */
const least = 0.5;

/** First what has most of the things that were asked for, and not only such as are everywhere. */
export function findSome(things: readonly string[], sought: Sought): Held[] {
  const telling = things
    .map((thing) => ({ thing, matches: sought.index.search(inAnyForm(thing, sought.synonyms)) }))
    .filter(
      ({ thing, matches }) =>
        thing.length > 1 && matches.length > 0 && matches.length < sought.entries.size * common,
    );
  const meant = new Set(sought.synonyms.flat().map(plain));
  const held = new Map<string, Sums>();
  for (const { thing, matches } of telling)
    for (const { id, named } of matches) {
      const known = held.get(id) ?? { sum: 0, named: 0, namedPhrases: 0, codes: 0 };
      const [isNamed, isOfPhrase] = [named.length > 0, isPhrase(thing)];
      const inText = meant.has(thing) ? weights.meantInText : weights.inText;
      const weight = isNamed ? weights.byName : inText;
      held.set(id, {
        sum: known.sum + weight * (isOfPhrase ? weights.ofPhrase : 1),
        named: known.named + (isNamed ? 1 : 0),
        namedPhrases: known.namedPhrases + (isNamed && isOfPhrase ? 1 : 0),
        codes: known.codes + (isCode(thing) ? 1 : 0),
      });
    }
  const codes = things.filter(isCode).length;
  const query = { any: telling.map(({ thing }) => inAnyForm(thing, sought.synonyms)) };
  return search(query, sought)
    .map((found) => ({ found, ...held.get(found.match.id)! }))
    .filter(({ sum }) => things.length === 1 || sum >= least)
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ sum: _sum, codes: own, ...each }) => ({ ...each, hasCodes: own === codes }));
}

function isCode(thing: string): boolean {
  return /\d/.test(thing);
}
