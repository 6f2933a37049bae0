const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçðéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';

/** What a text names for machines: addresses, where a link of a paragraph leads, what is filled in. */
const named = /https?:\S+|mailto:\S+|\S+@\S+|\]\([^)]*\)|(?<![\w.])\/[\w/?=#.-]+|\{\w+\}/g;

/** The text as readers of the pseudo-locale have it: no letter of it is plain. */
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
