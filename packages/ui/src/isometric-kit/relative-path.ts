/**
 * Converts a path to relative coordinates. Equal parts at different positions then have the same text from their second
 * command on, which compresses well. A tenth of a pixel is precise enough: opposite edges of a part round alike, so the
 * errors cancel.
 * @param path consists of absolute M, L, A and Z
 */
export function relativePath(path: string): string {
  let [x, y] = [0, 0];
  let start = [x, y] as const;
  let steps = '';
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    if (command === 'Z') {
      steps += 'z';
      [x, y] = start;
      continue;
    }
    const values = numbers.split(' ').map(Number);
    const [toX, toY] = values.slice(-2) as [number, number];
    const [across, down] = [tenths(toX - x), tenths(toY - y)];
    if (command === 'L') steps += lineBy(across, down);
    else if (command === 'A') steps += `a${numbersOf(...values.slice(0, -2), across, down)}`;
    else if (steps === '') steps = `M${numbersOf(toX, toY)}`;
    else if (across !== 0 || down !== 0) steps += `m${numbersOf(across, down)}`;
    [x, y] = [toX, toY];
    if (command === 'M') start = [x, y];
  }
  return steps;
}

function lineBy(across: number, down: number): string {
  if (across === 0) return down === 0 ? '' : `v${numbersOf(down)}`;
  return down === 0 ? `h${numbersOf(across)}` : `l${numbersOf(across, down)}`;
}

/** A minus separates numbers as well as a space does. */
function numbersOf(...values: number[]): string {
  return values.map(tenths).join(' ').replaceAll(' -', '-');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
