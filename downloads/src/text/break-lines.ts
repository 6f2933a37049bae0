/** Characters that may not begin a line. */
const closers = new Set('，。、；：？！）》〉」』】〕〗”’…％‰·,.;:?!)]}%');
/** Characters that may not end a line. */
const openers = new Set('（《〈「『【〔〖“‘([{');
const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef—…“”‘’]/u;

/**
 * Breaks a text into lines no wider than `width`: Latin words stay whole, no line begins with a
 * closing mark or ends with an opening one.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of unitsOf(text)) {
    const next = line + unit;
    if (measure(next.trimEnd()) <= width) {
      line = next;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = unit.trimStart();
    while (measure(line.trimEnd()) > width) {
      const length = fittingLength(line, width, measure);
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** Returns the units that must each stay on one line: a word or a wide character, with its adjoining marks. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  let canBreak = true;
  for (const character of text) {
    const previous = units.at(-1)?.at(-1) ?? '';
    const isNew =
      character === ' '
        ? false
        : canBreak && !closers.has(character) && isBoundary(previous, character);
    if (isNew || units.length === 0) units.push(character);
    else units[units.length - 1] += character;
    canBreak = !openers.has(character);
  }
  return units;
}

function isBoundary(previous: string, character: string): boolean {
  return previous === ' ' || wide.test(previous) || wide.test(character);
}

/**
 * Returns how many characters of a word longer than a line, such as an address, fit on the line; after a joint such
 * as `/`, if the word has one.
 */
function fittingLength(text: string, width: number, measure: (text: string) => number): number {
  let length = 1;
  while (length < text.length && measure(text.slice(0, length + 1)) <= width) length += 1;
  const joint = /^.*[-/_]/su.exec(text.slice(0, length))?.[0].length;
  if (joint && joint < text.length) return joint;
  while (length > 1 && closers.has(text.charAt(length))) length -= 1;
  return length;
}
