import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';

/** The words of a search text, in lower case. */
export function wordsOf(text = ''): string[] {
  return narrowed(text).toLowerCase().split(/\s+/).filter(Boolean);
}

/** Converts full-width letters and digits to ASCII; punctuation stays full-width, as in the texts. */
function narrowed(text: string): string {
  return text.replaceAll(/[－０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'));
}

/** True if the column contains this text; `%` and `_` have no special meaning. */
export function contains(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return like(column, `%${escapeLike(text)}%`);
}

/**
 * The same in any case. SQLite has no lower case for letters beyond ASCII, so the text is also searched unchanged.
 */
export function containsInAnyCase(
  column: Expression<string | null>,
  text: string,
): Expression<SqlBool> {
  const inLowerCase = contains(sql`lower(${column})`, text.toLowerCase());
  return sql<SqlBool>`(${inLowerCase} or ${contains(column, text)})`;
}

/** True if the column begins with this text; `%` and `_` have no special meaning. */
export function beginsWith(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return like(column, `${escapeLike(text)}%`);
}

function like(column: Expression<string | null>, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} like ${pattern} escape '!'`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&');
}
