/** Separates pieces. A gap inside an address separates pieces, too. */
export const gap = ' | ';
/** Marks the beginning of a piece that is labelled as a person's name. */
export const nameMark = '\u{E000}';

const person = '收[件货]人(?:姓名)?|姓名|联系人';
const other =
  '收[件货](?:信息|地址)|联系(?:电话|方式|手机)|手机号?码?|电话号?码?|所在地区|省市区|地区|街道|乡镇|详细地址|地址|公司(?:名称)?|单位(?:名称)?';

/** Removes the labels of a form or a table from a text. The label of a person's name leaves `nameMark`. */
export function withoutLabels(text: string): string {
  return text
    .replaceAll(/(?:邮编|邮政编码)[】\]]?\s*:?\s*(?:\d{6})?/g, gap)
    .replaceAll(labelled(person), `${gap}${nameMark}`)
    .replaceAll(labelled(other), gap);
}

/** Matches a label in brackets, before a colon, or at the beginning of its line. */
function labelled(words: string): RegExp {
  return new RegExp(
    `[【\\[]\\s*(?:${words})\\s*[】\\]]\\s*:?|(?:${words})\\s*:|^\\s*(?:${words})(?=\\s)`,
    'gmu',
  );
}
