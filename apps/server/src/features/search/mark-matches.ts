import type { Pieces } from '@uid/contract/search';

import { isHan } from './split-terms.ts';

/** Cuts a text into pieces that match one of the terms and pieces that do not. */
export function markMatches(text: string, terms: readonly string[]): Pieces {
  const isMarked = matchedPositions(text, terms);
  const pieces: Pieces = [];
  for (const [index, isMatch] of isMarked.entries()) {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += text[index];
    else pieces.push({ text: text[index] ?? '', isMatch });
  }
  return pieces;
}

/**
 * The part of a text around its first match, or the text's beginning if there is none, cut at `length` characters.
 * Starts at the beginning of a sentence if that is near.
 */
export function excerptOf(text: string, terms: readonly string[], length: number): string {
  if (text.length <= length) return text;
  const first = Math.max(0, matchedPositions(text, terms).indexOf(true));
  const start =
    sentenceStart(text, first, Math.floor(length / 2)) ??
    wordStart(text, Math.max(0, first - Math.floor(length / 3)));
  const end = wordEnd(text, start + length);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

function matchedPositions(text: string, terms: readonly string[]): boolean[] {
  const lower = text.toLowerCase();
  const isMarked = Array.from({ length: text.length }, () => false);
  // A few characters change their length in lower case: then nothing is marked, rather than the wrong text.
  if (lower.length !== text.length) return isMarked;
  for (const term of terms) {
    if (term === '') continue;
    for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + 1))
      if (isWhole(lower, at, term)) isMarked.fill(true, at, at + term.length);
  }
  return isMarked;
}

/** False if a Latin word is only a part of another word. */
function isWhole(text: string, at: number, term: string): boolean {
  const isPart = (each: string | undefined) => each !== undefined && /[a-z0-9]/.test(each);
  return isHan(term) || !(isPart(text[at - 1]) || isPart(text[at + term.length]));
}

/** Finds where a sentence starts: “Working days 9:00–18:00: sales, invoices and support” needs its beginning. */
function sentenceStart(text: string, position: number, limit: number): number | undefined {
  const from = Math.max(0, position - limit);
  const before = text.slice(from, position);
  const [, end] = /^.*(?:[.!?] +|[。！？；])()/dsu.exec(before)?.indices?.[1] ?? [];
  if (end !== undefined) return from + end;
  return from === 0 ? 0 : undefined;
}

/** Moves a position so that no Latin word is cut. */
function wordStart(text: string, position: number): number {
  if (position === 0 || !/[\w]/.test(text[position - 1] ?? '')) return position;
  const space = text.indexOf(' ', position);
  return space < 0 || space - position > 20 ? position : space + 1;
}

function wordEnd(text: string, position: number): number {
  if (!/\w/.test(text[position] ?? '')) return position;
  const [part = ''] = /(?<!\w)\w{1,20}$/.exec(text.slice(0, position)) ?? [];
  return position - part.length;
}
