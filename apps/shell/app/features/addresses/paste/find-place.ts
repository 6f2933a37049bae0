import type { Region } from '../regions/region-tree.ts';

/** Where in a text a place is named, and which. Names are the list's own, also where the text shortens them. */
export interface Place {
  start: number;
  end: number;
  province: string;
  city?: string;
  district?: string;
}

/**
 * Finds the place that a text names most exactly: a district before a city before a province; of two alike the
 * one with more of its words, then the first. A person called 王海南 lives in no province by that.
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
    // The province may be left out where a city says enough.
    places.push(...placesIn(text, start, { province, start, isAlone: true }));
  }
  return places;
}

interface Search {
  province: Region;
  /** Where the place's first word began. */
  start: number;
  /** Without its province a district is named in full or not at all. */
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

/** Where a name that begins at `at` ends, in full or without what it is called (深圳 for 深圳市). */
function endOfName(text: string, at: number, { name, isFull = false }: Name): number | undefined {
  // Of thousands of names nearly all end here: what is left out of a name is never its beginning.
  if (text[at] !== name[0]) return undefined;
  if (text.startsWith(name, at)) return at + name.length;
  const short = name.replace(suffixes, '');
  const isUsable = !isFull && short.length >= 2 && short !== name;
  if (!isUsable || !text.startsWith(short, at)) return undefined;
  const end = at + short.length;
  // Where districts are missing the list has towns: people write 石岐区 for 石岐街道.
  return /(?:街道|镇)$/.test(name) ? end + lengthOfSuffix(text, end) : end;
}

function lengthOfSuffix(text: string, at: number): number {
  return /^(?:街道|镇|区)/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
}

function skipGap(text: string, at: number): number {
  return at + (/^[\s,/-]*/.exec(text.slice(at))?.[0].length ?? 0);
}
