import { inAnyForm, sortFound } from './search-forms.ts';
import type { Found, Sought } from './search-forms.ts';
import { splitTerms } from './split-terms.ts';
import { isPhrase, plain, plainWords } from './synonyms.ts';
import { joinMatches } from './matches.ts';
import type { Match } from './matches.ts';

/** An entry that has some of the things that a query names. */
export interface Held {
  match: Match;
  /** How much of the query the entry has, with no thing weighted by its rarity. */
  sum: number;
  /** How much of the query the entry has, with things that are rare in names weighted more. */
  worth: number;
  /** Number of things in the entry's names. */
  named: number;
  /** Number of things in the entry's names that are phrases. */
  namedPhrases: number;
  /** Number of things that the entry has. */
  things: number;
  /** Number of things with digits that the entry has. */
  codes: number;
  /** Number of things in the query that are telling: some entries have them, but not too many. */
  telling: number;
  /** True if the entry has all things with digits: another number means another standard, model or size. */
  hasCodes: boolean;
}

/** A thing, with its weights in the names and in the text of an entry. */
interface Telling {
  thing: string;
  matches: readonly Match[];
  rarity: number;
  byName: number;
  terms: readonly string[];
  isMeant: boolean;
  words: number;
}

/** A thing that at least this share of all entries has is not telling. */
const common = 0.4;
/** Weights of a thing in the text or in the names. A thing with synonyms is meant; a phrase counts as two things. */
const weights = { inText: 0.4, meantInText: 0.6, byName: 1, ofPhrase: 2 };
/** Minimum `sum` for a query of several things: a single word in a text may be chance. */
const minSum = 0.5;

/** Finds entries with some of the things, those with most first. Things that are nearly everywhere don't count. */
export function findSome(things: readonly string[], sought: Sought): Found[] {
  return inOrder(holdersOf(things, sought), sought);
}

/** Entries that have some of the things, in no particular order. */
export function holdersOf(things: readonly string[], sought: Sought): Held[] {
  const telling = tellingAmong(things, sought);
  const held = new Map<string, Held>();
  const ofCodes = things.filter(isCode).length;
  for (const each of telling)
    for (const match of each.matches) {
      const known = held.get(match.id);
      if (known) addThing(known, each, match);
      else held.set(match.id, withThing(each, match));
    }
  const holders = [...held.values()];
  for (const holder of holders) {
    holder.telling = telling.length;
    holder.hasCodes = holder.codes === ofCodes;
  }
  return holders.filter(({ sum }) => things.length === 1 || sum >= minSum);
}

/** Sorts entries, those with most of the things first. */
export function inOrder(holders: readonly Held[], sought: Sought): Found[] {
  const sums = new Map(holders.map(({ match, sum }) => [match.id, sum]));
  const found = sortFound(
    holders.map(({ match }) => match),
    sought,
  );
  return found.toSorted((one, other) => sums.get(other.match.id)! - sums.get(one.match.id)!);
}

function tellingAmong(things: readonly string[], { index, entries, synonyms }: Sought): Telling[] {
  const meant = plainWords(synonyms);
  return things
    .filter((thing) => thing.length > 1)
    .map((thing) => ({ thing, matches: index.search(inAnyForm(thing, synonyms)) }))
    .filter(({ matches }) => matches.length > 0 && matches.length < entries.size * common)
    .map(({ thing, matches }) => {
      const named = matches.filter((match) => match.named.length > 0).length;
      const words = isPhrase(thing) ? weights.ofPhrase : 1;
      return {
        thing,
        matches,
        rarity: Math.log(1 + entries.size / (named || matches.length)),
        byName: weights.byName * words,
        terms: splitTerms(thing),
        isMeant: meant.has(plain(thing)),
        words,
      };
    });
}

function withThing(thing: Telling, match: Match): Held {
  const none = { sum: 0, worth: 0, named: 0, namedPhrases: 0, things: 0, codes: 0 };
  const held = { match, ...none, telling: 0, hasCodes: false };
  count(held, thing, match);
  return held;
}

function addThing(held: Held, thing: Telling, match: Match): void {
  held.match = joinMatches(held.match, match);
  count(held, thing, match);
}

function count(held: Held, each: Telling, match: Match): void {
  const { thing, rarity, byName } = each;
  const isNamed = match.named.length > 0;
  const weight = isNamed ? byName : textWeight(each, match);
  held.sum += weight;
  held.worth += weight * rarity;
  held.things += 1;
  if (isNamed) held.named += 1;
  if (isNamed && isPhrase(thing)) held.namedPhrases += 1;
  if (isCode(thing)) held.codes += 1;
}

function textWeight({ terms, isMeant, words }: Telling, { asked }: Match): number {
  const isTyped = terms.every((term) => asked.includes(term));
  return (isMeant && isTyped ? weights.meantInText : weights.inText) * words;
}

function isCode(thing: string): boolean {
  return /\d/.test(thing);
}
