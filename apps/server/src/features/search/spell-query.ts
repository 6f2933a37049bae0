/** Whether the index has the word, whole or as a beginning. */
type IsFound = (word: string) => boolean;

/** A query as the site writes what it names; what the site has as it was typed stays. */
export function spellQuery(query: string, isFound: IsFound): string {
  return inBritish(partNumbers(joinCodes(query, isFound), isFound), isFound);
}

/** `BGW-200` is looked for as one word where there is one: its parts are in many others. */
function joinCodes(query: string, isFound: IsFound): string {
  return query.replaceAll(/\b[a-z0-9]+(?:-[a-z0-9]+)+/gi, (code) => {
    const joined = code.replaceAll('-', '');
    return isFound(joined) ? joined : code;
  });
}

/**
 * `RFC8998` is RFC 8998, `TLS1.3` is TLS 1.3 and `GBT22239` is GB/T 22239: the T of a recommended standard stands apart.
 * Of one to three digits the whole may be another algorithm or level, which the site does not have.
 */
function partNumbers(query: string, isFound: IsFound): string {
  return query.replaceAll(
    /(?<![a-z\d])([a-z]{2,})(\d{4,}|\d+\.\d+)/gi,
    (code, letters: string, number: string) => {
      if (isFound(code)) return code;
      const name = [letters, letters.replace(/t$/i, '')].find(isFound);
      return name === undefined ? code : `${name} ${number}`;
    },
  );
}

/** `authorization` is authorisation here. */
function inBritish(query: string, isFound: IsFound): string {
  return query.replaceAll(
    /\b([a-z]{3,}i)z(e[ds]?|ing|ations?)\b/gi,
    (word, start: string, end: string) => {
      const british = `${start}s${end}`;
      return !isFound(word) && isFound(british) ? british : word;
    },
  );
}
