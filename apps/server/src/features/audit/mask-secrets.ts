/** Matches the names of secrets, whose texts are masked whatever they contain. */
const secretName = /password|secret|token|authorization|cookie|private|otp|cvv|cvc/i;
/** 32 random bytes in base64url: a session's token, a mailed code, a key. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/**
 * Card numbers have 13 to 19 digits, written together or in groups. Hashes (SHA-256) and ids (UUID) may contain as
 * many, so the pattern matches these as a whole.
 */
const digits =
  /(?<!\w)(?<whole>[\da-f]{64}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?!\w)|(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
/** The number of a Chinese identity card. */
const identity = /(?<!\w)\d{17}[\dXx](?!\w)/g;

/** Returns a copy of `value` without what no log may contain: secrets, tokens, whole card and identity numbers. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, each]) => [
    maskText(name),
    secretName.test(name) && typeof each === 'string' ? '***' : maskSecrets(each),
  ]);
  return Object.fromEntries(members);
}

export function maskText(text: string): string {
  return text
    .replaceAll(token, '***')
    .replaceAll(identity, (found) => (isIdentity(found) ? hide(found) : found))
    .replaceAll(digits, (found, whole?: string) =>
      whole === undefined && isCard(found) ? hide(found) : found,
    );
}

/** Keeps the last four characters, which tell which number was meant. */
function hide(number: string): string {
  return `***${number.slice(-4)}`;
}

/** True if the number passes the Luhn check of card numbers. */
function isCard(written: string): boolean {
  let sum = 0;
  const numbers = written.replaceAll(/\D/g, '').split('').toReversed();
  for (const [at, each] of numbers.entries()) {
    const doubled = at % 2 === 1 ? Number(each) * 2 : Number(each);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** True if the check digit is right by GB 11643. */
function isIdentity(written: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(written[at]), 0);
  return '10X98765432'[sum % 11] === written[17]?.toUpperCase();
}
