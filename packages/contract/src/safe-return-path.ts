// eslint-disable-next-line no-control-regex -- control characters are what must be refused
const unsafePath = /[\u0000-\u001f\u007f\\]/;

/**
 * The path to return to after login, if it is a same-origin path of at most 500 characters; otherwise undefined.
 * Refuses `//host`, `/\host`, schemes, control characters, their encoded forms, and `..` that resolves to `//host`.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith('/') || value.length > 500) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(value);
  } catch {
    return undefined;
  }
  for (const each of [value, decoded]) {
    if (unsafePath.test(each) || isOtherHost(each) || isOtherHost(resolved(each))) return undefined;
  }
  return value;
}

function isOtherHost(path: string): boolean {
  return path.startsWith('//');
}

/** Resolves a path as a browser does: without `.` and `..`. */
function resolved(path: string): string {
  return new URL(path, 'http://localhost').pathname;
}
