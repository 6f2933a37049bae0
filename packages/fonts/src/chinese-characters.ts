/** Punctuation marks that are full-width in Chinese. */
export const chineseMarks = '·—‘’“”…、。《》〈〉「」『』【】〔〕〖〗！（），：；？～％＋－／＝｜￥';

/** The 6,763 characters of GB 2312, which are enough for a Chinese site. */
export function gb2312(): string[] {
  return rows(0xb0, 0xf7).filter((character) => /^\p{Script=Han}$/u.test(character));
}

/** The punctuation marks, units, digits and letters of GB 2312, such as ℃ and ①. */
export function gb2312Symbols(): string[] {
  return rows(0xa1, 0xa9);
}

function rows(first: number, last: number): string[] {
  const decoder = new TextDecoder('gbk');
  return between(first, last).flatMap((row) =>
    between(0xa1, 0xfe).map((cell) => decoder.decode(new Uint8Array([row, cell]))),
  );
}

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
