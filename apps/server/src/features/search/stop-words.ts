import { holds } from './synonyms.ts';

const latin = new Set(
  'a an and are can do does for get have how i in is it me my of on or the to what when where which who why with you your'.split(
    ' ',
  ),
);
const chinese = /请问|怎么样|怎么|怎样|如何|什么|哪里|哪些|哪个|可以|能不能|是否|[的吗呢么]|了$/gu;

/** A query without the words that ask and join, which tell nothing; as it is where it has no others. In a phrase they stay. */
export function withoutStopWords(q: string, phrases: readonly string[] = []): string {
  const typed = q.toLowerCase();
  const phrase = phrases
    .map((each) => each.toLowerCase())
    .find((each) => hasStopWord(each) && holds(typed, each));
  if (phrase === undefined) return tellingWords(q) || q;
  const at = typed.indexOf(phrase);
  const [before, after] = [q.slice(0, at), q.slice(at + phrase.length)].map(tellingWords);
  return `${before} ${phrase} ${after}`.trim();
}

function hasStopWord(phrase: string): boolean {
  return phrase.split(' ').some((word) => latin.has(word));
}

function tellingWords(q: string): string {
  return q
    .replaceAll(chinese, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !latin.has(word.toLowerCase()))
    .join(' ');
}
