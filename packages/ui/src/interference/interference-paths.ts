import { brightness, sheet, slitsOf } from './interference-pattern.ts';
import { wholeSheet, type Framing, type InterferencePattern } from './interference-pattern.ts';

/** How a pattern is drawn: the visible part, and how far the waves have travelled, from 0 to 1 wavelength. */
interface Drawn {
  framing?: Framing;
  travelled?: number;
}

/** The wall with its two slits. */
export function wallPath(pattern: InterferencePattern, { framing }: Drawn = {}): string {
  const [upper, lower] = slitsOf(pattern);
  const half = Math.min(pattern.wavelength / 2, 12);
  const { top, bottom } = extentOf(framing);
  const x = sheet.wall;
  return `M${x} ${top}V${round(upper - half)}M${x} ${round(upper + half)}V${round(lower - half)}M${x} ${round(lower + half)}V${bottom}`;
}

/** The crests that leave both slits: half circles, one wavelength apart. Together they show the interference. */
export function crestsPath(pattern: InterferencePattern, drawn: Drawn = {}): string {
  const { framing = wholeSheet, travelled = 0 } = drawn;
  const { wavelength, phase } = pattern;
  const x = sheet.wall;
  const radiusSeen = halfDiagonal / framing.zoom;
  return slitsOf(pattern)
    .flatMap((y, slit) => {
      const away = Math.hypot(framing.x - x, framing.y - y);
      const ahead = travelled + (slit === 0 ? 0 : phase);
      const reach = Math.min(away + radiusSeen, farthestOnSheet(y, framing));
      const seen = radii({ wavelength, ahead, reach }).filter(
        (radius) => radius > away - radiusSeen,
      );
      return halfCircles({ x, y }, seen);
    })
    .join('');
}

/**
 * Half circles to the right of a centre, from the innermost outwards. They are drawn alternately downwards and upwards,
 * so that each begins near the end of the one before. An arc whose radius is too short for its end points grows to a
 * half circle.
 */
function halfCircles({ x, y }: { x: number; y: number }, growing: readonly number[]): string[] {
  return growing.map((radius, index) => {
    const before = growing[index - 1];
    const step = before === undefined ? 0 : round(radius - before);
    if (index % 2 === 1) return `m0 ${step}a1 1 0 0 0 0-${round(2 * radius)}`;
    const start = before === undefined ? `M${x} ${round(y - radius)}` : `m0-${step}`;
    return `${start}a1 1 0 0 1 0 ${round(2 * radius)}`;
  });
}

/** The points where a crest of one slit meets a crest of the other: the bright spots that the eye sees as rays. */
export function crossingsPath(pattern: InterferencePattern, { travelled = 0 }: Drawn = {}): string {
  const { wavelength, phase, y, distance } = pattern;
  const reach = Math.hypot(sheet.screen, sheet.height);
  const lower = radii({ wavelength, ahead: travelled + phase, reach });
  let path = '';
  let last: [number, number] | undefined;
  for (const near of radii({ wavelength, ahead: travelled, reach })) {
    for (const far of lower) {
      const offset = (near * near - far * far) / (2 * distance);
      const square = near * near - (offset + distance / 2) ** 2;
      const [left, top] = [sheet.wall + Math.sqrt(Math.max(0, square)), y + offset];
      const isSeen = square > 0 && left < sheet.screen && top > 0 && top < sheet.height;
      if (!isSeen) continue;
      const dot: [number, number] = [round(left), round(top)];
      path += last ? `m${pair(dot[0] - last[0], dot[1] - last[1])}h0` : `M${pair(...dot)}h0`;
      last = dot;
    }
  }
  return path;
}

/** The light on the screen: bars in the pad's proportion of contact to gap, whose length is the brightness. */
export function barsPath(pattern: InterferencePattern, { framing }: Drawn = {}): string {
  const longest = sheet.width - sheet.screen - 8;
  const { top, bottom, right } = extentOf(framing);
  if (right < sheet.screen) return '';
  const bars = Array.from({ length: Math.floor((bottom - top) / 6) }, (_, bar) => {
    const y = top + bar * 6 + 3;
    return { y, length: Math.round(brightness(pattern, sheet.screen, y) * longest) };
  });
  return zigzagPath(
    sheet.screen + 8,
    bars.filter(({ length }) => length >= 2),
  );
}

/**
 * Every other bar is drawn towards the screen: neighbours have almost the same length, so the steps of the path are
 * short.
 */
function zigzagPath(x: number, bars: readonly { y: number; length: number }[]): string {
  return bars
    .map(({ y, length }, index) => {
      const before = bars[index - 1];
      if (before === undefined) return `M${x} ${y}h${length}`;
      if (index % 2 === 0) return `m0 ${y - before.y}h${length}`;
      return `m${pair(length - before.length, y - before.y)}H${x}`;
    })
    .join('');
}

/** The area behind the screen, which no crest passes. */
export function shadowPath(framing: Framing = wholeSheet): string {
  const { top, bottom } = extentOf(framing);
  return `M${sheet.screen} ${top}H2000V${bottom}H${sheet.screen}z`;
}

const halfDiagonal = Math.hypot(sheet.width, sheet.height) / 2;

/** The strip of the sheet that can be visible in a drawing, at any rotation. */
function extentOf(framing: Framing | undefined) {
  if (!framing || framing === wholeSheet)
    return { top: 0, bottom: sheet.height, right: sheet.width };
  const seen = Math.ceil(halfDiagonal / framing.zoom / 6) * 6;
  const [top, bottom] = [Math.round(framing.y) - seen, Math.round(framing.y) + seen];
  return { top, bottom, right: framing.x + seen };
}

/** The distance to the screen's farthest corner, beyond which there is nothing to draw. */
function farthestOnSheet(slit: number, framing: Framing): number {
  const { top, bottom } = extentOf(framing);
  return Math.hypot(sheet.screen - sheet.wall, Math.max(bottom - slit, slit - top));
}

function radii(wave: { wavelength: number; ahead: number; reach: number }): number[] {
  const { wavelength, ahead, reach } = wave;
  const first = ahead - Math.floor(ahead);
  const count = Math.max(0, Math.ceil(reach / wavelength - first));
  // A crest is drawn once it has left its slit.
  return Array.from({ length: count }, (_, index) => round((first + index) * wavelength)).filter(
    (radius) => radius > wavelength / 4,
  );
}

/** A minus separates numbers as well as a space does. */
function pair(x: number, y: number): string {
  return `${round(x)} ${round(y)}`.replace(' -', '-');
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
