import { nameMark } from './labels.ts';
import { phoneMark } from './take-phone.ts';

/**
 * Takes the recipient out of the pieces before and after the place: the labelled name, else a Latin name at the start,
 * else the name beside the phone number, else the first piece, else the last one if it does not look like part of a
 * street.
 */
export function takeName(before: string[], after: string[]): string | undefined {
  const called = takeLabelled(before) ?? takeLabelled(after);
  if (called !== undefined) return withoutRecipientMark(called);
  const latin = takeLatin(before);
  if (latin !== undefined) return withoutRecipientMark(latin);
  const beside = takeBesidePhone(before, 0) ?? takeBesidePhone(after, 1);
  if (beside !== undefined) return withoutRecipientMark(beside);
  const first = before.findIndex((piece) => /\p{L}/u.test(piece));
  if (first !== -1) return withoutRecipientMark(before.splice(first, 1)[0]);
  const last = after.findLastIndex((piece) => piece !== phoneMark);
  if (last < 1 || !isName(after[last])) return undefined;
  return withoutRecipientMark(after.splice(last, 1)[0]);
}

function takeLabelled(pieces: string[]): string | undefined {
  const at = pieces.findIndex((piece) => piece.startsWith(nameMark));
  const name = pieces[at]?.slice(nameMark.length);
  if (!name) return undefined;
  const { length } = isLatin(name) ? latinFrom([name, ...pieces.slice(at + 1)]) : [name];
  return [name, ...pieces.splice(at, length).slice(1)].join(' ');
}

function takeLatin(pieces: string[]): string | undefined {
  const at = pieces.findIndex((piece) => piece !== phoneMark);
  const { length } = latinFrom(pieces.slice(Math.max(0, at)));
  return length > 0 ? pieces.splice(at, length).join(' ') : undefined;
}

function latinFrom(pieces: string[]): string[] {
  const end = pieces.findIndex((piece) => !isLatin(piece));
  return end === -1 ? pieces : pieces.slice(0, end);
}

function isLatin(piece: string): boolean {
  return /^[\p{sc=Latin}.'-]+$/u.test(piece);
}

/** Of two names beside the phone number, takes the shorter one: the other is a building or a delivery wish. */
function takeBesidePhone(pieces: string[], from: number): string | undefined {
  const phone = pieces.indexOf(phoneMark);
  if (phone === -1) return undefined;
  const names = [phone - 1, phone + 1].filter((at) => at >= from && isName(pieces[at]));
  const [at] = names.toSorted((a, b) => (pieces[a]?.length ?? 0) - (pieces[b]?.length ?? 0));
  return at === undefined ? undefined : pieces.splice(at, 1)[0];
}

const streetEnd =
  /(?:[号室楼路街栋幢座层组村园厦场区里弄巷道镇乡店厂院]|单元|中心|公司|集团|大学|银行)$/;

function isName(piece: string | undefined): boolean {
  return (
    piece !== undefined && /^[\p{sc=Han}·]{2,8}(?:\(收\))?$/u.test(piece) && !streetEnd.test(piece)
  );
}

function withoutRecipientMark(name: string | undefined): string | undefined {
  return name?.replace(/\(?收\)?$/, '');
}
