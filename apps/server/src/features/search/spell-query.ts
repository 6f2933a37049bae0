/** True if the index has the word, as a whole term or as the beginning of one. */
type IsFound = (word: string) => boolean;

/** Spells a query as the site does; a word that the site has as typed stays. */
export function spellQuery(query: string, isFound: IsFound): string {
  return inBritish(partNumbers(joinCodes(query, isFound), isFound), isFound);
}

/** Joins `BGW-200` to one word if the site has that word, because its parts occur in many other codes. */
function joinCodes(query: string, isFound: IsFound): string {
  return query.replaceAll(/\b[a-z0-9]+(?:-[a-z0-9]+)+/gi, (code) => {
    const joined = code.replaceAll('-', '');
    return isFound(joined) ? joined : code;
  });
}

/**
 * Separates letters and number: `RFC8998` is RFC 8998, `TLS1.3` is TLS 1.3, and `GBT22239` is GB/T 22239, where the T
 * of a recommended standard stands apart. A code with one to three digits stays as it is, because it may name another
 * algorithm or level, which the site does not have.
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

/** Replaces American spelling by the site's British one: `authorization` becomes authorisation. */
function inBritish(query: string, isFound: IsFound): string {
  return query.replaceAll(
    /\b([a-z]{3,}i)z(e[ds]?|ing|ations?)\b/gi,
    (word, start: string, end: string) => {
      const british = `${start}s${end}`;
      return !isFound(word) && isFound(british) ? british : word;
    },
  );
}
