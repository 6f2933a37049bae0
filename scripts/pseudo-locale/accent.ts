const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçðéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';

/** Matches what must not change in a text: addresses, link targets, and placeholders. */
const named = /https?:\S+|mailto:\S+|\S+@\S+|\]\([^)]*\)|(?<![\w.])\/[\w/?=#.-]+|\{\w+\}/g;

/** Returns the text with an accent on every letter. */
export function accent(text: string): string {
  const kept = text.match(named) ?? [];
  return text
    .split(named)
    .map((part, at) => part.replaceAll(/[a-z]/gi, accentLetter) + (kept[at] ?? ''))
    .join('');
}

function accentLetter(letter: string): string {
  return accented[plain.indexOf(letter)] ?? letter;
}
