import { joinWords } from './correct-query.ts';
import { holds, placeOf, plain } from './synonyms.ts';
import { wordsIn } from './words.ts';

const latin = new Set(
  'a am an and any anyone are be been can cannot could did do does for get got had has have help here how i if in is it its just long me my need not of on or our please should so some still take takes problem problems than that the their them there these they this those to us want was we were what when where which who why will with work working would yet you your yours'.split(
    ' ',
  ),
);
/** Contractions with their apostrophe or, as typed in a hurry, without it. */
const contraction =
  /^(?:[a-z]+n['’]t|(?:ca|could|did|do|does|has|have|is|was|wo|would)nt|(?:how|that|there|what|where|who)['’]?s)$/i;
const chinese =
  /请问|什么时候|怎么样|怎么办|怎么|怎样|如何|为什么|为啥|为何|什么|哪里|哪些|哪个|哪款|哪种|哪家|可不可以|可以|能不能|会不会|要不要|行不行|能否|是不是|有没有|是否|需不需要|需要|多长时间|一下|适合|^支持(?=..)|[的吗呢么吧啊]|了$|(?<=..)问题$/gu;

/** A thing's page has its price, so only the name is searched of “BG-200 price” or “BG-200 cost per unit”. */
const askedPrice =
  /^(?:how much (?:is|are|does|do|for)|(?:price|prices|pricing|cost|costs) (?:of|for)) |(?: per [a-z]+)? (?:price|prices|pricing|cost|costs)(?: per [a-z]+)?$|(?:多少钱|什么价|价格|价钱|报价|怎么卖|怎么买|哪里买)(?:一?[张个台套块件片年])?$/giu;

/** A phrase with such an ending doesn't ask for a price: 撤销报价 asks how a quote is withdrawn. */
const pricedPhrase = / (?:prices?|pricing|costs?)$|..(?:报价|价格)$/;

/** A quantity doesn't tell what is wanted, so only the name is searched of “100 pcs crypto module”. */
const quantity =
  /\b\d+ ?(?:pcs?|pieces?|units?|sets?)\b|(?:\d+|(?!一[张台套件块片枚个])[一二两三四五六七八九十百千万]+)(?:[张台套件块片枚]|个(?![月工小]))/giu;

/**
 * Removes question words and conjunctions, which tell nothing, from a query, unless it has no other words. They stay
 * in a phrase. The phrases must have the form that `plain` returns.
 */
export function withoutStopWords(query: string, phrases: Iterable<string> = []): string {
  const known = [...phrases];
  const asked = plain(query);
  const named = known.filter((each) => holds(asked, each));
  const isPriced = named.some((each) => pricedPhrase.test(each));
  const q = isPriced ? query : query.replaceAll(askedPrice, ' ').trim() || query;
  const written = plain(q);
  const bare = withoutHelpingWords(written);
  const ofBare = bare === written ? undefined : longestPhrase(bare, known);
  const ofWritten = longestPhrase(written, named);
  // 几天能到货 means the phrase 几天到货.
  const isBare = (ofBare?.length ?? 0) > (ofWritten?.length ?? 0);
  const [phrase, typed] = isBare ? [ofBare, bare] : [ofWritten, written];
  if (phrase === undefined) return significantWords(q) || q;
  const at = placeOf(typed, phrase);
  const around = [typed.slice(0, at), typed.slice(at + phrase.length)].map(significantWords);
  const [before = '', after = ''] = around;
  return joinWords([before, phrase, after]).trim();
}

/** True for an English word that tells nothing by itself. */
export function isStopWord(term: string): boolean {
  return latin.has(term);
}

/** The longest phrase with stop words that a text contains: “can’t log in” is not “log in”. */
function longestPhrase(text: string, phrases: readonly string[]): string | undefined {
  return phrases
    .filter((each) => holds(text, each) && hasStopWord(each))
    .toSorted((one, other) => other.length - one.length)[0];
}

const helpingWords = new Set(['能', '能够', '会', '可以', '才', '得']);

/** Removes auxiliary verbs, because they may stand inside a phrase. */
function withoutHelpingWords(text: string): string {
  return text.replaceAll(/\p{Script=Han}{3,}/gu, (run) =>
    wordsIn(run)
      .filter((word) => !helpingWords.has(word))
      .join(''),
  );
}

function hasStopWord(phrase: string): boolean {
  return significantWords(phrase) !== phrase;
}

/** These are also parts of other words (功能, 现在), so they are dropped only where a dictionary reads them as words. */
const chineseWords = new Set(
  '能 会 要 想 我 我们 你 你们 您 在 有 是 把 请 来 去 看 哪 哪儿 里 用 个 都 还 呢 多 几 天 几天 年 几年 谁 出 吗 人 算 被 给 让 就 还是 应该 该 弄 这个 那个 自己 和 跟 与 买 一台 带'.split(
    ' ',
  ),
);

function significantWords(q: string): string {
  return q
    .replaceAll(quantity, ' ')
    .replaceAll(chinese, ' ')
    .replaceAll(/\p{Script=Han}{3,}/gu, (run) =>
      wordsIn(run)
        .map((word) => (chineseWords.has(word) ? ' ' : word))
        .join(''),
    )
    .split(/\s+/)
    .filter((word) => word !== '' && !latin.has(word.toLowerCase()) && !contraction.test(word))
    .filter((word) => !chineseWords.has(word))
    .join(' ');
}
