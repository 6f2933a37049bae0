import { isHan } from './split-terms.ts';

const mostForms = 24;

/** The query in other words: each of its words that has synonyms replaced by each of them. */
export function otherForms(q: string, groups: readonly (readonly string[])[]): string[] {
  const text = q.normalize('NFKC').toLowerCase();
  const forms = groups.flatMap((group) => {
    const words = group.map((word) => word.normalize('NFKC').toLowerCase());
    const typed = words.filter((word) => holds(text, word));
    const longest = typed.toSorted((one, other) => other.length - one.length)[0];
    if (longest === undefined) return [];
    return (
      words
        // What holds the word that was typed finds less than that does.
        .filter((word) => !word.includes(longest))
        .map((word) => text.replace(longest, isHan(word) === isHan(longest) ? word : ` ${word} `))
    );
  });
  return [...new Set(forms)].slice(0, mostForms);
}

/** A Latin word stands by itself; a Chinese one anywhere. */
export function holds(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0 || isHan(word)) return at >= 0;
  const isLetter = (each: string | undefined) => each !== undefined && /[a-z0-9]/.test(each);
  return !isLetter(text[at - 1]) && !isLetter(text[at + word.length]);
}
