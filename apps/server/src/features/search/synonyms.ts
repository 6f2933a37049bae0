import { isHan, splitTerms } from './split-terms.ts';

const mostForms = 24;

interface OtherForm {
  text: string;
  /** It stands for several words, which together name one thing: "return policy". */
  isOfPhrase: boolean;
}

/** The query in other words: each of its words that has synonyms replaced by each of them. */
export function otherForms(q: string, groups: readonly (readonly string[])[]): OtherForm[] {
  const text = q.normalize('NFKC').toLowerCase();
  const forms = groups.flatMap((group) => {
    const words = group.map((word) => word.normalize('NFKC').toLowerCase());
    const typed = words.filter((word) => holds(text, word));
    const longest = typed.toSorted((one, other) => other.length - one.length)[0];
    if (longest === undefined) return [];
    const isOfPhrase = longest.includes(' ');
    return (
      words
        // What holds the word that was typed finds less than that does.
        .filter((word) => !word.includes(longest))
        .map((word) => text.replace(longest, isHan(word) === isHan(longest) ? word : ` ${word} `))
        .map((form) => ({ text: form, isOfPhrase }))
    );
  });
  return [...new Map(forms.map((form) => [form.text, form])).values()].slice(0, mostForms);
}

/**
 * A query that names two things or more which have other words, in its parts: each thing with all its words, and what
 * stands between. Of those that share a place the longest is read. Nothing where a single character would be left over.
 */
export function partsOfQuery(q: string, groups: readonly (readonly string[])[]): string[][] {
  const text = q.normalize('NFKC').toLowerCase();
  const hits = groups
    .flatMap((group) => {
      const words = group.map((word) => word.normalize('NFKC').toLowerCase());
      return words
        .filter((word) => holds(text, word))
        .map((word) => ({ at: text.indexOf(word), word, words }));
    })
    .toSorted((one, other) => other.word.length - one.word.length);
  const taken: typeof hits = [];
  for (const hit of hits) {
    const overlaps = taken.filter(
      ({ at, word }) => at < hit.at + hit.word.length && hit.at < at + word.length,
    );
    if (overlaps.length === 0) taken.push(hit);
    for (const same of overlaps)
      if (same.word === hit.word && same.at === hit.at) same.words = [...same.words, ...hit.words];
  }
  if (taken.length < 2) return [];
  let rest = 0;
  const parts: string[][] = [];
  for (const { at, word, words } of taken.toSorted((one, other) => one.at - other.at)) {
    parts.push([text.slice(rest, at)], [word, ...words.filter((each) => !each.includes(word))]);
    rest = at + word.length;
  }
  parts.push([text.slice(rest)]);
  const telling = parts.filter(([word = '']) => splitTerms(word).length > 0);
  return telling.some(([word = '']) => word.trim().length < 2) ? [] : telling;
}

/** A Latin word stands by itself; a Chinese one anywhere. */
export function holds(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0 || isHan(word)) return at >= 0;
  const isLetter = (each: string | undefined) => each !== undefined && /[a-z0-9]/.test(each);
  return !isLetter(text[at - 1]) && !isLetter(text[at + word.length]);
}
