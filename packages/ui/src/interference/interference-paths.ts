import { brightness, sheet, slitsOf, type InterferencePattern } from './interference-pattern.ts';

/** The wall with its two slits. */
export function wallPath(pattern: InterferencePattern): string {
  const [upper, lower] = slitsOf(pattern);
  const half = pattern.wavelength / 2;
  const x = sheet.wall;
  return `M${x} 0V${round(upper - half)}M${x} ${round(upper + half)}V${round(lower - half)}M${x} ${round(lower + half)}V${sheet.height}`;
}

/** The crests that leave both slits: half circles, one wavelength apart. Together they show the beat. */
export function crestsPath(pattern: InterferencePattern): string {
  const { wavelength, phase } = pattern;
  const x = sheet.wall;
  const reach = Math.hypot(sheet.screen - x, sheet.height);
  return slitsOf(pattern)
    .flatMap((y, slit) => {
      const first = slit === 0 ? 1 : 1 + phase;
      return Array.from({ length: Math.ceil(reach / wavelength - first) }, (_, wave) => {
        const radius = round((first + wave) * wavelength);
        return `M${x} ${round(y - radius)}a${radius} ${radius} 0 0 1 0 ${round(2 * radius)}`;
      });
    })
    .join('');
}

/** What the screen receives: bars at the pad's proportion of contact to gap, as long as it is bright. */
export function barsPath(pattern: InterferencePattern): string {
  const longest = sheet.width - sheet.screen - 8;
  return Array.from({ length: sheet.height / 6 }, (_, bar) => {
    const y = bar * 6 + 3;
    const length = Math.round(brightness(pattern, sheet.screen, y) * longest);
    return length < 2 ? '' : `M${sheet.screen + 8} ${y}h${length}`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
