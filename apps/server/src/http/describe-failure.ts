interface Described {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * Describes a failure for the log by its own message, with addresses, numbers and tokens replaced. Properties other
 * than `code` stay out: PostgreSQL's, for example, name the conflicting row.
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
/** Matches from the beginning of a word. */
const mailAddress = /^.+@[^@]*\.[a-z]{2,}/i;
const phoneNumber = /(?<![\w.-])\+?\d[\d -]{9,}\d(?![\w-])/g;
/** Matches texts as long as the token of a session, a guest or a link, but not the path of a module. */
const token = /(?<![\w/.@-])[\w-]{40,}(?![\w/.-])/g;

function conceal(text: string): string {
  return text
    .replaceAll(word, (found) => found.replace(mailAddress, '[mail]'))
    .replaceAll(token, '[token]')
    .replaceAll(phoneNumber, '[number]');
}
