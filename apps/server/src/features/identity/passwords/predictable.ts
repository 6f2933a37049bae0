import type { KnownPasswords } from './known-passwords.ts';

/**
 * Whether a guesser reaches the password early: it is on the list, or made of at most two parts
 * of which each is frequent, a run (`abcdef`, `987654`) or a repetition (`abcabcabc`).
 */
export function isPredictable(password: string, { all, frequent }: KnownPasswords): boolean {
  const lower = password.toLowerCase();
  if (all.has(lower)) return true;
  const isWeak = (part: string) => frequent.has(part) || isRun(part) || isRepetition(part, all);
  if (isWeak(lower)) return true;
  const cuts = Array.from({ length: lower.length - 1 }, (_, index) => index + 1);
  return cuts.some((cut) => isWeak(lower.slice(0, cut)) && isWeak(lower.slice(cut)));
}

/** The keyboard's row repeated until it is as long as the longest password. */
const digitsUp = '1234567890'.repeat(13);
const digitsDown = '0987654321'.repeat(13);

function isRun(text: string): boolean {
  if (text.length < 3) return false;
  return digitsUp.includes(text) || digitsDown.includes(text) || isSteady(text);
}

/** Neighbouring characters, all in the same direction. */
function isSteady(text: string): boolean {
  const codes = Array.from(text, (each) => each.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  if (Math.abs(step) !== 1) return false;
  return codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

const shortUnit = 4;

/** One unit again and again, the last one possibly cut: short units alone, longer ones when known. */
function isRepetition(text: string, known: ReadonlySet<string>): boolean {
  const longest = Math.floor(text.length / 2);
  for (let size = 1; size <= longest; size += 1) {
    if (!text.startsWith(text.slice(size))) continue;
    const unit = text.slice(0, size);
    if (size <= shortUnit || known.has(unit) || isRun(unit)) return true;
  }
  return false;
}
