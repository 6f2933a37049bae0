import { isSame } from './part-text.ts';

export interface MergedText {
  text: unknown;
  /** Number of places that both sides changed in different ways; the merged text has mine there. */
  disputed: number;
}

type Branch = Readonly<Record<string, unknown>>;

/** Merges two edited versions of one text: a place that only one side changed is taken from that side. */
export function mergeTexts(base: unknown, mine: unknown, theirs: unknown): MergedText {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { text: mine, disputed: 0 };
  if (isSame(base, mine)) return { text: theirs, disputed: 0 };
  if (isBranch(base) && isBranch(mine) && isBranch(theirs)) {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const merged = names.map(
      (name) => [name, mergeTexts(base[name], mine[name], theirs[name])] as const,
    );
    return {
      text: Object.fromEntries(
        merged.flatMap(([name, { text }]) => (text === undefined ? [] : [[name, text]])),
      ),
      disputed: sumOf(merged.map(([, each]) => each)),
    };
  }
  if (areRows(base) && areRows(mine) && areRows(theirs))
    if (base.length === mine.length && base.length === theirs.length) {
      const merged = mine.map((row, index) => mergeTexts(base[index], row, theirs[index]));
      return { text: merged.map(({ text }) => text), disputed: sumOf(merged) };
    }
  return { text: mine, disputed: 1 };
}

function sumOf(merged: readonly MergedText[]): number {
  return merged.reduce((sum, { disputed }) => sum + disputed, 0);
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areRows(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
