interface Described {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * What a log says of a failure: its own words, with nobody's address, number or token in them.
 * What else hangs on it (PostgreSQL names the row that was in the way) stays out.
 */
export function describeFailure(failure: unknown): Described {
  if (!(failure instanceof Error))
    return { type: typeof failure, message: 'Something else than an error was thrown.', stack: '' };
  const { name, message, stack = '', cause } = failure;
  return {
    type: name,
    message: conceal(message),
    stack: conceal(stack),
    ...('code' in failure && { code: failure.code }),
    ...(cause instanceof Error && { cause: describeFailure(cause) }),
  };
}

const word = /[^\s"'<>()=:,;]+/g;
/** At the beginning of a word. */
const mailAddress = /^.+@[^@]*\.[a-z]{2,}/i;
const phoneNumber = /(?<![\w.-])\+?\d[\d -]{9,}\d(?![\w-])/g;
/** As long as a session's, a guest's or a link's, and no path of a module. */
const token = /(?<![\w/.@-])[\w-]{40,}(?![\w/.-])/g;

function conceal(text: string): string {
  return text
    .replaceAll(word, (found) => found.replace(mailAddress, '[mail]'))
    .replaceAll(token, '[token]')
    .replaceAll(phoneNumber, '[number]');
}
