/** A wall with two slits at the left and a screen behind it, in units of a sheet 720 wide and 540 high. */
export interface InterferencePattern {
  /** The y of the midpoint between the slits. */
  y: number;
  /** `distance` between the slits, and `wavelength` between two crests. */
  distance: number;
  wavelength: number;
  /** Phase of the lower slit ahead of the upper one, in wavelengths from 0 to 1. */
  phase: number;
}

/** The part of the sheet that a drawing shows: the point at its centre, the rotation, and the scale. */
export interface Framing {
  x: number;
  y: number;
  /** Degrees clockwise: the direction of the light. */
  angle: number;
  zoom: number;
}

export const sheet = { width: 720, height: 540, wall: 3, screen: 612 } as const;

/** The whole sheet, upright. */
export const wholeSheet: Framing = { x: 360, y: 270, angle: 0, zoom: 1 };

/** The pattern of a page: always the same for one slug, and different for other slugs. */
export function patternOf(slug: string): InterferencePattern {
  const next = randomFrom(slug);
  // The eye compares wavelengths by their ratio, so lengths are drawn at random on a logarithmic scale.
  const between = (from: number, to: number) => Math.round(from * (to / from) ** next() * 10) / 10;
  return {
    y: between(200, 340),
    distance: between(70, 260),
    wavelength: between(15, 44),
    phase: Math.round(next() * 100) / 100,
  };
}

/** The framing of a page's pattern. Slugs with similar patterns differ in direction or distance. */
export function framingOf(slug: string): Framing {
  const next = randomFrom(`${slug} framing`);
  const between = (from: number, to: number) => Math.round(from + (to - from) * next());
  return {
    x: between(170, 470),
    y: patternOf(slug).y + between(-70, 70),
    angle: Math.floor(next() * 24) * 15,
    zoom: Math.round(85 + 95 * next()) / 100,
  };
}

/** The y of the two slits, the upper one first. */
export function slitsOf({ y, distance }: InterferencePattern): readonly [number, number] {
  return [y - distance / 2, y + distance / 2];
}

/** The brightness at a point behind the wall, from 0 to 1. */
export function brightness(pattern: InterferencePattern, x: number, y: number): number {
  const [upper, lower] = slitsOf(pattern);
  const path = Math.hypot(x - sheet.wall, y - lower) - Math.hypot(x - sheet.wall, y - upper);
  return Math.cos(Math.PI * (path / pattern.wavelength - pattern.phase)) ** 2;
}

/** The eight bits that the light writes on the screen, from the top; true is bright. */
export function bitsOf(pattern: InterferencePattern): readonly boolean[] {
  return readingHeights.map((y) => brightness(pattern, sheet.screen, y) >= 0.5);
}

/** The y of the points at which the screen is read. */
export const readingHeights: readonly number[] = Array.from(
  { length: 8 },
  (_, index) => (sheet.height * (index + 0.5)) / 8,
);

/** FNV-1a for the seed, mulberry32 for the numbers: small, and with the same results in every browser. */
function randomFrom(slug: string): () => number {
  let state = 0x811c9dc5;
  for (const character of slug) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
