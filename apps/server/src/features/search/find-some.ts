import { inAnyForm, sortFound } from './search-forms.ts';
import type { Found, Sought } from './search-forms.ts';
import { splitTerms } from './split-terms.ts';
import { isPhrase, plain, plainWords } from './synonyms.ts';
import { joinMatches } from './matches.ts';
import type { Match } from './matches.ts';

/** What has some of the things that were asked for. */
export interface Held {
  match: Match;
  /** How much of what was asked for it has, all things alike. */
  sum: number;
  /** And how much where what few are called like tells more than what many are. */
  worth: number;
  /** How many things it is called like. */
  named: number;
  /** And how many that several words name. */
  namedPhrases: number;
  /** How many things it has. */
  things: number;
  /** How many things with digits it has. */
  codes: number;
  /** How many things tell something: they are somewhere, and not everywhere. */
  telling: number;
  /** It has everything with digits: another number is another standard, model or size. */
  hasCodes: boolean;
}

/** A thing, and how much it counts to be called like it, or to have it in the text. */
interface Telling {
  thing: string;
  matches: readonly Match[];
  rarity: number;
  byName: number;
  terms: readonly string[];
  isMeant: boolean;
  words: number;
}

/** A thing that this part of all entries has tells nothing where another one is there. */
const common = 0.4;
/** What it counts to have a thing in the text, or by name; what has other words is meant, and a phrase counts as two. */
const weights = { inText: 0.4, meantInText: 0.6, byName: 1, ofPhrase: 2 };
/** One word of several somewhere in a text is chance. */
const least = 0.5;

/** First what has most of the things that were asked for, and not only such as are everywhere. */
export function findSome(things: readonly string[], sought: Sought): Found[] {
  return inOrder(holdersOf(things, sought), sought);
}

/** What has any of the things, in no order. */
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
  return holders.filter(({ sum }) => things.length === 1 || sum >= least);
}

/** First what has most of the things. */
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
