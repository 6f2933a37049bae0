import { joinWords } from './correct-query.ts';
import { pluralOf, singularOf } from './singular-of.ts';
import { isHan, splitTerms } from './split-terms.ts';
import { wordBounds } from './words.ts';

const maxForms = 24;
/** At least this many Chinese characters are two words or more. */
const phraseLength = 4;

interface OtherForm {
  text: string;
  /** True if the form replaces several words that together name one thing: "return policy". */
  isOfPhrase: boolean;
}

/** The query with each word that has synonyms replaced by each of these. */
export function otherForms(q: string, groups: readonly (readonly string[])[]): OtherForm[] {
  const text = plain(q);
  const forms = wordsNamedIn(text, groups).flatMap(({ at, word, others }) =>
    others
      // A synonym that contains the typed word finds less than the typed word.
      .filter((other) => !other.includes(word) && other !== singularOf(word))
      .map((other) => (isHan(other) === isHan(word) ? other : ` ${other} `))
      .map((other) => text.slice(0, at) + other + text.slice(at + word.length))
      .map((form) => ({ text: form, isOfPhrase: isPhrase(word) })),
  );
  return [...new Map(forms.map((form) => [form.text, form])).values()].slice(0, maxForms);
}

/**
 * Splits a query that names two or more things with synonyms into parts: each thing with all its words, and the text
 * between. Empty for other queries, or if a single character would be left over.
 */
export function partsOfQuery(q: string, groups: readonly (readonly string[])[]): string[][] {
  const text = plain(q);
  const named = wordsNamedIn(text, groups);
  if (named.length < 2) return [];
  let rest = 0;
  const parts: string[][] = [];
  for (const { at, word, others } of named) {
    parts.push([text.slice(rest, at)], [word, ...others.filter((each) => !each.includes(word))]);
    rest = at + word.length;
  }
  parts.push([text.slice(rest)]);
  const telling = parts.filter(([word = '']) => splitTerms(word).length > 0);
  return telling.some(([word = '']) => word.trim().length < 2) ? [] : telling;
}

/** The things that words name together: those with synonyms, the longest preferred, and each word between them. */
export function thingsAmong(
  words: readonly string[],
  groups: readonly (readonly string[])[],
): string[] {
  const text = plain(joinWords(words));
  const longer = words.map(plain).filter(isPhrase);
  let rest = 0;
  const things: string[] = [];
  const addBetween = (end: number) =>
    things.push(...words.filter((word) => holds(text.slice(rest, end), plain(word))));
  const cuts = cutsAmong(words, text);
  for (const { at, word } of wordsNamedIn(text, groups)) {
    if (longer.some((each) => each !== word && each.includes(word))) continue;
    if (cuts(at, at + word.length)) continue;
    addBetween(at);
    things.push(word);
    rest = at + word.length;
  }
  addBetween(text.length);
  return things;
}

/** Returns a function that tells whether a part of the text cuts into a word and reaches into another one. */
function cutsAmong(
  words: readonly string[],
  text: string,
): (start: number, end: number) => boolean {
  const bounds = new Set(wordBounds(text));
  let rest = 0;
  const places = words.map((word) => {
    const start = text.indexOf(plain(word), rest);
    rest = start + plain(word).length;
    bounds.add(start).add(rest);
    return { start, end: rest };
  });
  return (start, end) =>
    !(bounds.has(start) && bounds.has(end)) &&
    !places.some((place) => place.start <= start && end <= place.end);
}

/**
 * Writes the longest phrase of a query as the synonyms do: `卡 激活` becomes 卡激活. A removed word leaves a space, too,
 * as in 密码要多少位. The phrase begins and ends where words do: the end of 重新 and a 卡 are not 新卡.
 */
export function joinPhrases(q: string, groups: readonly (readonly string[])[]): string {
  if (!isHan(q)) return q;
  const text = plain(q);
  const squeezed = squeeze(text);
  const held = [...inPlain(groups).words].filter(
    (word) => isHan(word) && squeezed.includes(squeeze(word)),
  );
  if (held.length === 0) return q;
  const bounds = wordBounds(text);
  for (const phrase of held.toSorted((one, other) => other.length - one.length)) {
    if (text.includes(phrase)) return q;
    const found = spacedPattern(phrase).exec(text);
    if (!found) return q;
    const [typed] = found;
    const [start, end] = [found.index, found.index + typed.length];
    if (bounds.has(start) && bounds.has(end))
      return `${text.slice(0, start)} ${phrase} ${text.slice(end)}`.trim();
  }
  return q;
}

/** Matches a phrase with an optional space between any two characters. */
function spacedPattern(phrase: string): RegExp {
  const characters = Array.from(squeeze(phrase), (character) =>
    character.replace(/[$()*+./?[\\\]^{|}]/, '\\$&'),
  );
  return new RegExp(`(?<![a-z0-9])${characters.join(' ?')}(?![a-z0-9])`, 'u');
}

function squeeze(text: string): string {
  return text.replaceAll(' ', '');
}

/** True for several words that together name one thing. */
export function isPhrase(word: string): boolean {
  return word.includes(' ') || (isHan(word) && word.length >= phraseLength);
}

interface NamedWord {
  at: number;
  word: string;
  /** The words of all groups that contain the word. */
  others: string[];
}

/**
 * The words of the groups that a text contains, in the order of the text, each with the words of its groups. Of
 * overlapping words only the longest counts: a delivery time is one thing, not a delivery.
 */
function wordsNamedIn(text: string, groups: readonly (readonly string[])[]): NamedWord[] {
  const known = inPlain(groups);
  if (known.last?.text !== text) known.last = { text, named: findNamed(text, known) };
  return known.last.named;
}

/** Finds words as they are or in the other number, so that a query for “returns” has the synonyms of “return”. */
function findNamed(text: string, { groups, otherNumbers }: Plain): NamedWord[] {
  const others = new Map<string, string[]>();
  for (const words of groups)
    for (const each of words) {
      const forms = [each, otherNumbers.get(each)];
      const word = forms.find((form) => form !== undefined && holds(text, form));
      if (word !== undefined) others.set(word, [...(others.get(word) ?? []), ...words]);
    }
  const taken: NamedWord[] = [];
  for (const word of [...others.keys()].toSorted((one, other) => other.length - one.length)) {
    const at = placeOf(text, word);
    const isFree = taken.every(
      (longer) => at >= longer.at + longer.word.length || at + word.length <= longer.at,
    );
    if (isFree) taken.push({ at, word, others: others.get(word) ?? [] });
  }
  return taken.toSorted((one, other) => one.at - other.at);
}

interface Plain {
  groups: readonly (readonly string[])[];
  words: ReadonlySet<string>;
  /** English words with their singular or plural. */
  otherNumbers: ReadonlyMap<string, string>;
  /** The latest result, because each query is read twice: for its forms and for its parts. */
  last?: { text: string; named: NamedWord[] };
}

const plainOf = new WeakMap<object, Plain>();

/** Prepares each version of the groups once, because every query is compared with all groups several times. */
function inPlain(groups: readonly (readonly string[])[]): Plain {
  const known = plainOf.get(groups);
  if (known) return known;
  const own = groups.map((group) => group.map(plain));
  const words = new Set(own.flat());
  const english = [...words].filter((word) => /[a-z]{3}$/.test(word));
  const otherNumbers = new Map(english.map((word) => [word, singularOf(word) ?? pluralOf(word)]));
  const made = { groups: own, words, otherNumbers };
  plainOf.set(groups, made);
  return made;
}

/** All words of the groups, in the form in which queries are compared with them. */
export function plainWords(groups: readonly (readonly string[])[]): ReadonlySet<string> {
  return inPlain(groups).words;
}

const betweenScripts =
  /(?<=\p{Script=Han})(?=[[\p{L}\p{N}]--\p{Script=Han}])|(?<=[[\p{L}\p{N}]--\p{Script=Han}])(?=\p{Script=Han})/gv;

/** Returns the form in which queries and synonyms are compared: lower case, with `SIM卡` as `sim 卡`. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replaceAll(betweenScripts, ' ');
}

export function holds(text: string, word: string): boolean {
  return placeOf(text, word) >= 0;
}

/**
 * The offset of a word in a text, or -1. A Latin word must stand by itself, so words that contain its letters are
 * skipped; a Chinese word may stand anywhere.
 */
export function placeOf(text: string, word: string): number {
  if (isHan(word)) return text.indexOf(word);
  const isLetter = (each: string | undefined) => each !== undefined && /[a-z0-9]/.test(each);
  for (let from = 0; from < text.length;) {
    const at = text.indexOf(word, from);
    if (at < 0) return -1;
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
    from = at + 1;
  }
  return -1;
}
