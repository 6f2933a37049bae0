import type { Language } from '@uid/contract/language';
import { diffArrays } from 'diff';

/** A run of words that stays, is added or is removed. */
export interface Piece {
  text: string;
  is: 'same' | 'added' | 'removed';
}

/** The differences at one place of a text. */
export interface TextChange {
  /** The path: names of fields, and numbers of rows from 1. */
  place: string[];
  pieces: Piece[];
}

type Branch = Readonly<Record<string, unknown>>;

/** Returns every place at which two texts differ, word by word. A row that only has a new number is no change. */
export function compareTexts(before: unknown, after: unknown, language: Language): TextChange[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return compare(before, after, [], (text) =>
    [...words.segment(text)].map(({ segment }) => segment),
  );
}

/** Returns every non-empty place of the later text in its order, and those that have been removed, word by word. */
export function readThrough(before: unknown, after: unknown, language: Language): TextChange[] {
  const changes = compareTexts(before, after, language);
  const places: TextChange[] = [];
  for (const { place, text } of textsOf(after, [])) {
    const here = changes.filter((change) => isAt(change, place));
    places.push(...here);
    const isShown = here.some(({ pieces }) => pieces.some(({ is }) => is !== 'removed'));
    if (!isShown) places.push({ place, pieces: [{ text, is: 'same' }] });
  }
  return [...places, ...changes.filter((change) => !places.includes(change))];
}

function isAt(change: TextChange, place: readonly string[]): boolean {
  return change.place.join('.') === place.join('.');
}

function textsOf(value: unknown, place: string[]): { place: string[]; text: string }[] {
  if (Array.isArray(value))
    return value.flatMap((row, index) => textsOf(row, [...place, String(index + 1)]));
  if (isBranch(value))
    return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...place, name]));
  const text = wordsOf(value);
  return text === '' ? [] : [{ place, text }];
}

type Split = (text: string) => string[];

function compare(before: unknown, after: unknown, place: string[], split: Split): TextChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isBranch(before ?? after) && isBranch(after ?? before)) {
    const [was, is] = [(before ?? {}) as Branch, (after ?? {}) as Branch];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
      compare(was[name], is[name], [...place, name], split),
    );
  }
  if (Array.isArray(before ?? after) && Array.isArray(after ?? before))
    return pairRows((before ?? []) as unknown[], (after ?? []) as unknown[]).flatMap(
      ({ was, is, number }) => compare(was, is, [...place, String(number)], split),
    );
  const pieces = compareWords(split(wordsOf(before)), split(wordsOf(after)));
  return pieces.length > 0 ? [{ place, pieces }] : [];
}

/** Pairs rows that correspond to each other; `was` is missing for an added row, and `is` for a removed one. */
function pairRows(before: unknown[], after: unknown[]) {
  const pairs: { was?: unknown; is?: unknown; number: number }[] = [];
  let removed: unknown[] = [];
  let at = 0;
  const drop = () => {
    for (const was of removed) pairs.push({ was, number: at + 1 });
    removed = [];
  };
  for (const { value, added: isAdded, removed: isRemoved } of diffArrays(
    before.map((row) => JSON.stringify(row)),
    after.map((row) => JSON.stringify(row)),
  )) {
    const rows = value.map((row) => JSON.parse(row) as unknown);
    if (isRemoved) removed.push(...rows);
    else if (isAdded)
      for (const is of rows) {
        at += 1;
        pairs.push({ ...(removed.length > 0 && { was: removed.shift() }), is, number: at });
      }
    else {
      drop();
      at += rows.length;
    }
  }
  drop();
  return pairs;
}

function compareWords(before: string[], after: string[]): Piece[] {
  return diffArrays(before, after).map(({ value, added, removed }) => ({
    text: value.join(''),
    is: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
