import { maxQueryLength } from '@uid/contract/search';

import { correctQuery, joinWords, partsOf, wordsOf } from './correct-query.ts';
import { findSome, holdersOf, inOrder } from './find-some.ts';
import type { Held } from './find-some.ts';
import { inAnyForm, search, typedBoosts } from './search-forms.ts';
import type { Found, Sought } from './search-forms.ts';
import { splitTerms } from './split-terms.ts';
import { spellQuery } from './spell-query.ts';
import { withoutStopWords } from './stop-words.ts';
import { isPhrase, joinPhrases, plainWords, thingsAmong } from './synonyms.ts';
import type { Match } from './matches.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Finding {
  /** Everything that matches, best first. */
  found: Found[];
  /** The corrected query that the results match, if nothing matches the typed query. */
  corrected?: string | undefined;
  /** True if no entry has all the words. */
  isPartial: boolean;
}

interface Asked {
  first: Found;
  /** The first result among the entries that have some of the things. */
  own: Held | undefined;
  things: readonly string[];
  sought: Sought;
}

/** Maximum number of answers that come before texts that merely contain all words of the query. */
const mostAnswers = 3;
/** If none of this many first results is an answer to a phrase, an answer is inserted. */
const seenFirst = 3;

/** @param isExact true to search only for what was typed, without corrections */
export function findMatches(
  typedQuery: string,
  sought: Sought & { vocabulary: Vocabulary },
  { isExact }: { isExact: boolean },
): Finding {
  const { synonyms, vocabulary, index } = sought;
  const query = plainlyTyped(typedQuery);
  const isFound = (word: string) => index.search({ text: word, boosts: typedBoosts }).length > 0;
  const telling = withoutStopWords(spellQuery(query, isFound), plainWords(synonyms));
  const q = joinPhrases(telling, synonyms);
  const typed = search(inAnyForm(q, synonyms), sought);
  if (isExact) return { found: typed, isPartial: false };
  if (typed.length > 0) {
    const things = thingsAmong(wordsOf(q, vocabulary), synonyms);
    return { found: withAnswers(typed, things, sought), isPartial: false };
  }
  // Keeps the question words: “wher is my parcell” resembles a phrase, but “wher parcell” doesn't.
  const parts = partsOf(query);
  const phrase = parts.every(isFound) ? undefined : vocabulary.phrase(parts);
  const words = phrase?.split(' ') ?? correctQuery(q, { vocabulary, isFound });
  const meant = joinWords(words);
  const isChanged = meant.toLowerCase() !== joinWords(partsOf(q)).toLowerCase();
  const corrected = isChanged ? meant : undefined;
  const all = tellingOf(words).map((word) => inAnyForm(word, synonyms));
  const isPhraseNow = isChanged && words.length > 1;
  // The corrected words may be a phrase, which has synonyms as a whole: “delivary time”.
  const whole = search(
    { any: isPhraseNow ? [inAnyForm(meant, synonyms), { all }] : [{ all }] },
    sought,
  );
  const things = thingsAmong(words, synonyms);
  if (whole.length > 0)
    return { found: withAnswers(whole, things, sought), corrected, isPartial: false };
  return { found: findSome(things, sought), corrected, isPartial: true };
}

/**
 * Removes punctuation at both ends, and replaces the letters and digits of a Chinese keyboard by normal ones. One
 * character may become eighteen, so the result is cut to the maximum length of a query.
 */
function plainlyTyped(query: string): string {
  const narrow = query.normalize('NFKC').slice(0, maxQueryLength);
  return narrow.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/**
 * A long text may contain every word of a query by chance. Entries with more of the query in their names come before
 * it, and the answer to a phrase (“bulk order”) comes second if none of the first results is one.
 */
function withAnswers(whole: Found[], things: readonly string[], sought: Sought): Found[] {
  const [first, ...others] = whole;
  if (!first || things.length < 2) return whole;
  // No entry can have more in its names than a first result that has all things there: then only phrases matter.
  const isNamed = things.every((thing) => isCalled(first.match, thing));
  const holders = holdersOf(isNamed ? things.filter(isPhrase) : things, sought);
  const own = holders.find(({ match }) => match.id === first.match.id);
  const answers = isNamed
    ? []
    : holders.filter((each) => isAnswer(each, { first, own, things, sought }));
  if (answers.length > 0)
    return once([...inOrder(answers, sought).slice(0, mostAnswers), ...whole]);
  const seen = new Set(whole.slice(0, seenFirst).map(({ match }) => match.id));
  const phrases = holders.filter((each) => each.namedPhrases > 0);
  if (phrases.some(({ match }) => seen.has(match.id))) return whole;
  return once([first, ...inOrder(phrases, sought).slice(0, 1), ...others]);
}

function isCalled({ named }: Match, thing: string): boolean {
  return splitTerms(thing).some((term) => named.includes(term));
}

/**
 * True for an entry that is worth more than the first result and has most of the things in its names. If the first
 * result has none in its names, also true for a question with one in its names, and for an entry that has all of the
 * things, or a phrase or the only telling thing in its names.
 */
function isAnswer(
  { match, named, namedPhrases, hasCodes, telling, worth, things: heldThings }: Held,
  { first, own, things, sought }: Asked,
): boolean {
  if (!hasCodes || named <= (own?.named ?? 0) || worth <= (own?.worth ?? 0)) return false;
  if (named * 2 > things.length) return true;
  if (first.match.named.length > 0) return false;
  if (heldThings === things.length) return true;
  return namedPhrases > 0 || telling === 1 || sought.entries.get(match.id)?.kind === 'question';
}

function once(found: readonly Found[]): Found[] {
  const byId = new Map<string, Found>();
  for (const each of found) if (!byId.has(each.match.id)) byId.set(each.match.id, each);
  return [...byId.values()];
}

/** Drops single characters, unless there is nothing else. */
function tellingOf(words: readonly string[]): readonly string[] {
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}
