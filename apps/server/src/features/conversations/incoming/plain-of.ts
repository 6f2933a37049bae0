/** Returns the text of an email that has only HTML. */
export function plainOf(html: string): string {
  return ['style', 'script', 'title', 'blockquote']
    .reduce(withoutElement, without(html, /<!--/, '-->'))
    .replaceAll(/<br[^<>]*>|<\/(?:p|div|li)>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, readReference);
}

function withoutElement(html: string, name: string): string {
  return without(html, new RegExp(`<${name}\\b`, 'i'), `</${name}>`);
}

/** Removes everything from `begin` to `end`, in a single pass, because strangers write the input. */
function without(html: string, begin: RegExp, end: string): string {
  const [first = '', ...others] = html.split(begin);
  const rests = others.map((each) => {
    const at = each.toLowerCase().indexOf(end);
    return at < 0 ? '' : each.slice(at + end.length);
  });
  return [first, ...rests].join('');
}

/** Named character references that email programs write for characters that people typed. */
const names: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  yen: '¥',
  euro: '€',
};

function readReference(all: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return names[name.toLowerCase()] ?? all;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : all;
}
