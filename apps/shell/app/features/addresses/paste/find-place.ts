import type { Region } from '../regions/region-tree.ts';

/**
 * A place that a text names, with its start and end in the text. Names are those of the list, even if the text shortens
 * them.
 */
export interface Place {
  start: number;
  end: number;
  province: string;
  city?: string;
  district?: string;
}

/**
 * Finds the place that a text names most exactly: a district before a city before a province; of two alike the one with
 * more words in the text, then the first. So the name 王海南 does not put its owner into the province 海南.
 */
export function findPlace(text: string, regions: readonly Region[]): Place | undefined {
  let best: Place | undefined;
  for (let start = 0; start < text.length; start += 1) {
    for (const place of placesAt(text, start, { regions })) {
      if (!best || weightOf(place) > weightOf(best)) best = place;
    }
  }
  return best;
}

function weightOf({ start, end, city, district }: Place): number {
  return (district ? 2000 : city ? 1000 : 0) + end - start;
}

function placesAt(
  text: string,
  start: number,
  { regions }: { regions: readonly Region[] },
): Place[] {
  const places: Place[] = [];
  for (const province of regions) {
    const at = endOfName(text, start, { name: province.name });
    if (at !== undefined) {
      places.push({ start, end: at, province: province.name });
      places.push(...placesIn(text, skipGap(text, at), { province, start }));
    }
    // The province may be left out if the city is enough.
    places.push(...placesIn(text, start, { province, start, isAlone: true }));
  }
  return places;
}

interface Search {
  province: Region;
  /** Index in the text at which the first word of the place begins. */
  start: number;
  /** If the text does not name the province, it must name a district in full. */
  isAlone?: boolean;
}

function placesIn(text: string, at: number, { province, start, isAlone }: Search): Place[] {
  const places: Place[] = [];
  for (const city of province.parts) {
    const end = endOfName(text, at, { name: city.name });
    const facts = { start, province: province.name, city: city.name };
    if (end !== undefined) places.push({ ...facts, end });
    const after = end === undefined ? at : skipGap(text, end);
    const isFull = end === undefined && isAlone === true;
    places.push(...districtsAt(text, after, { city, facts, isFull }));
    // A district may begin with its city's name: 九龙城区 is in 九龙.
    if (end !== undefined) places.push(...districtsAt(text, at, { city, facts, isFull: true }));
  }
  return places;
}

interface District {
  city: Region;
  facts: Omit<Place, 'end'>;
  isFull: boolean;
}

function districtsAt(text: string, at: number, { city, facts, isFull }: District): Place[] {
  return city.parts.flatMap(({ name }) => {
    const end = endOfName(text, at, { name, isFull });
    return end === undefined ? [] : [{ ...facts, district: name, end }];
  });
}

const suffixes =
  /(?:维吾尔|壮族|回族)?自治区$|特别行政区$|街道$|新区$|[省市区县旗镇]$|地区$|(?:自治[州县])$/;

interface Name {
  name: string;
  isFull?: boolean;
}

/** Returns the index where a name that begins at `at` ends, in full or without its suffix (深圳 for 深圳市). */
function endOfName(text: string, at: number, { name, isFull = false }: Name): number | undefined {
  // Nearly all of thousands of names are rejected here: a shortened name still has the beginning of the name.
  if (text[at] !== name[0]) return undefined;
  if (text.startsWith(name, at)) return at + name.length;
  const short = name.replace(suffixes, '');
  const isUsable = !isFull && short.length >= 2 && short !== name;
  if (!isUsable || !text.startsWith(short, at)) return undefined;
  const end = at + short.length;
  // If a city has no districts, the list has towns instead: people write 石岐区 for 石岐街道.
  return /(?:街道|镇)$/.test(name) ? end + lengthOfSuffix(text, end) : end;
}

function lengthOfSuffix(text: string, at: number): number {
  return /^(?:街道|镇|区)/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
}

function skipGap(text: string, at: number): number {
  return at + (/^[\s,/-]*/.exec(text.slice(at))?.[0].length ?? 0);
}
