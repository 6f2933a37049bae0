import { joinWords } from './correct-query.ts';
import { holds } from './synonyms.ts';
import { wordsIn } from './words.ts';

const latin = new Set(
  'a am an and any are be can could do does for get have help how i in is it long me my need not of on or our please should take takes problem problems the there to want was we what when where which who why will with work working would you your'.split(
    ' ',
  ),
);
const chinese =
  /请问|什么时候|怎么样|怎么办|怎么|怎样|如何|什么|哪里|哪些|哪个|可以|能不能|是否|[的吗呢么]|了$/gu;

/** What something costs stands on its page: of “BG-200 price” only the name is looked for. */
const askedPrice =
  /^(?:how much (?:is|are|does|do|for)|(?:price|prices|pricing|cost|costs) (?:of|for)) | (?:price|prices|pricing|cost|costs)$|(?:多少钱|什么价|价格|价钱|报价|怎么卖|怎么买|哪里买)(?:一?[张个台套块件片年])?$/giu;

/** A query without the words that ask and join, which tell nothing; as it is where it has no others. In a phrase they stay. */
export function withoutStopWords(query: string, phrases: readonly string[] = []): string {
  const isPhrase = phrases.some(
    (each) =>
      / (?:prices?|pricing|costs?)$/.test(each) && holds(query.toLowerCase(), each.toLowerCase()),
  );
  const q = isPhrase ? query : query.replaceAll(askedPrice, ' ').trim() || query;
  const typed = q.toLowerCase();
  const phrase = phrases
    .map((each) => each.toLowerCase())
    .find((each) => holds(typed, each) && hasStopWord(each));
  if (phrase === undefined) return significantWords(q) || q;
  const at = typed.indexOf(phrase);
  const around = [q.slice(0, at), q.slice(at + phrase.length)].map(significantWords);
  const [before = '', after = ''] = around;
  return joinWords([before, phrase, after]).trim();
}

function hasStopWord(phrase: string): boolean {
  return significantWords(phrase) !== phrase;
}

/** Parts of other words, too (功能, 现在): dropped only where a dictionary reads them as words. */
const chineseWords = new Set(
  '能 会 要 想 我 我们 你 你们 您 在 有 是 把 请 来 去 看 哪 哪儿 里 用 个 都 还 呢 多 几 天 几天 年 几年 谁 出 吗 人'.split(
    ' ',
  ),
);

function significantWords(q: string): string {
  return q
    .replaceAll(chinese, ' ')
    .replaceAll(/\p{Script=Han}{3,}/gu, (run) =>
      wordsIn(run)
        .map((word) => (chineseWords.has(word) ? ' ' : word))
        .join(''),
    )
    .split(/\s+/)
    .filter((word) => word !== '' && !latin.has(word.toLowerCase()))
    .join(' ');
}
