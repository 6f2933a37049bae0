import { correctQuery, joinWords, partsOf, wordsOf } from './correct-query.ts';
import { findSome } from './find-some.ts';
import { inAnyForm, search, typedBoosts } from './search-forms.ts';
import type { Found, Sought } from './search-forms.ts';
import { spellQuery } from './spell-query.ts';
import { withoutStopWords } from './stop-words.ts';
import { isPhrase, thingsAmong } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Finding {
  /** Everything that matches, best first. */
  found: Found[];
  /** What it matches, where nothing matches what was typed. */
  corrected?: string | undefined;
  /** Nothing has all the words. */
  isPartial: boolean;
}

/** So many answers to what a query names stand before texts that merely have all its words somewhere. */
const mostAnswers = 3;
/** Who sees no answer to a phrase among so many results is shown one. */
const seenFirst = 3;

/** @param isExact only what was typed, uncorrected */
export function findMatches(
  query: string,
  sought: Sought & { vocabulary: Vocabulary },
  { isExact }: { isExact: boolean },
): Finding {
  const { synonyms, vocabulary, index } = sought;
  const isFound = (word: string) => index.search({ text: word, boosts: typedBoosts }).length > 0;
  const q = withoutStopWords(spellQuery(query, isFound), synonyms.flat());
  const typed = search(inAnyForm(q, synonyms), sought);
  if (isExact) return { found: typed, isPartial: false };
  if (typed.length > 0) {
    const things = thingsAmong(wordsOf(q, vocabulary), synonyms);
    return { found: withAnswers(typed, things, sought), isPartial: false };
  }
  const words = correctQuery(q, { vocabulary, isFound });
  const meant = joinWords(words);
  const isChanged = meant.toLowerCase() !== joinWords(partsOf(q)).toLowerCase();
  const corrected = isChanged ? meant : undefined;
  const all = tellingOf(words).map((word) => inAnyForm(word, synonyms));
  const whole = search({ all }, sought);
  const things = thingsAmong(words, synonyms);
  if (whole.length > 0)
    return { found: withAnswers(whole, things, sought), corrected, isPartial: false };
  const found = findSome(things, sought).map((some) => some.found);
  return { found, corrected, isPartial: true };
}

/**
 * A long text may have every word of a query by chance. What is called so stands before it, and the answer to a phrase
 * (“bulk order”) stands second where none of the first is one.
 */
function withAnswers(whole: Found[], things: readonly string[], sought: Sought): Found[] {
  const [first, ...others] = whole;
  if (!first || things.length < 2) return whole;
  if (first.match.named.length === 0) {
    const some = findSome(things, sought);
    const least = some.some((each) => each.namedPhrases > 0) ? 1 : 2;
    const answers = some.filter((each) => each.named >= least && each.hasCodes);
    return once([...answers.slice(0, mostAnswers).map(({ found }) => found), ...whole]);
  }
  // Nothing more is searched for where the query has no phrase: it would cost as much again.
  const answers = findSome(things.filter(isPhrase), sought)
    .filter((each) => each.namedPhrases > 0)
    .map(({ found }) => found);
  const seen = new Set(whole.slice(0, seenFirst).map(({ match }) => match.id));
  if (answers.some(({ match }) => seen.has(match.id))) return whole;
  return once([first, ...answers.slice(0, 1), ...others]);
}

function once(found: readonly Found[]): Found[] {
  const byId = new Map<string, Found>();
  for (const each of found) if (!byId.has(each.match.id)) byId.set(each.match.id, each);
  return [...byId.values()];
}

/** A single character says something only where nothing else does. */
function tellingOf(words: readonly string[]): readonly string[] {
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0 ? longer : words;
}
