import type { Characters, Match } from './match.ts';

const rows = ['`1234567890-=', ' qwertyuiop[]\\', " asdfghjkl;'", ' zxcvbnm,./'];
const shiftedRows = ['~!@#$%^&*()_+', ' QWERTYUIOP{}|', ' ASDFGHJKL:"', ' ZXCVBNM<>?'];

interface Key {
  row: number;
  column: number;
  isShifted: boolean;
}

const keys = new Map<string, Key>();
for (const [isShifted, board] of [
  [false, rows],
  [true, shiftedRows],
] as const)
  for (const [row, characters] of board.entries())
    for (const [column, character] of Array.from(characters).entries())
      if (character !== ' ') keys.set(character, { row, column, isShifted });

const shortestWalk = 4;

/**
 * Returns the walks over the keyboard that begin at `start`. A straight walk, or one that repeats its pattern
 * (`1qaz2wsx3edc`), is guessed first; each new way to turn makes it four times as expensive.
 */
export function keyboardMatches({ typed }: Characters, start: number): Match[] {
  const matches: Match[] = [];
  const turns = new Set<string>();
  const shifts = new Set<boolean>();
  let before = keys.get(typed[start] ?? '');
  if (before) shifts.add(before.isShifted);
  let direction = '';
  for (let index = start + 1; before && index < typed.length; index += 1) {
    const key = keys.get(typed[index] ?? '');
    const step = key && stepBetween(before, key);
    if (!step) break;
    if (direction !== '' && step !== direction) turns.add(`${direction} ${step}`);
    shifts.add(key.isShifted);
    direction = step;
    before = key;
    const length = index - start + 1;
    if (length < shortestWalk) continue;
    const guesses = 40 * length * 4 ** turns.size * shifts.size;
    matches.push({ end: index + 1, guesses, weaknesses: ['keyboard'] });
  }
  return matches;
}

/**
 * Returns the step to a neighbour, or from the end of a row or column to the beginning of the next one; undefined:
 * another step.
 */
function stepBetween(from: Key, to: Key): string | undefined {
  const down = to.row - from.row;
  const right = to.column - from.column;
  if (down === 0 && right === 0) return undefined;
  const isNeighbour = Math.abs(down) <= 1 && Math.abs(right) <= 1;
  if (isNeighbour) return `${down},${right}`;
  if (Math.abs(down) === 3 && Math.abs(right) <= 1) return `column ${down},${right}`;
  if (Math.abs(down) === 2 && Math.abs(right) <= 1 && from.row + to.row >= 3)
    return `column ${down},${right}`;
  if (down === 1 && right <= -6) return 'next row';
  return down === 0 && Math.abs(right) >= 9 ? 'same row' : undefined;
}
