const latin = new Set(
  'a an and are can do does for get have how i in is it me my of on or the to what when where which who why with you your'.split(
    ' ',
  ),
);
const chinese = /请问|怎么样|怎么|怎样|如何|什么|哪里|哪些|哪个|可以|能不能|是否|[的吗呢么]|了$/gu;

/** A query without the words that ask and join, which tell nothing; as it is where it has no others. */
export function withoutStopWords(q: string): string {
  const rest = q
    .replaceAll(chinese, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !latin.has(word.toLowerCase()))
    .join(' ');
  return rest === '' ? q : rest;
}
