import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';

/** The words that somebody looks for, in lower case. */
export function wordsOf(text = ''): string[] {
  return narrowed(text).toLowerCase().split(/\s+/).filter(Boolean);
}

/** The letters and digits of a Chinese keyboard; its marks stay, as texts have them. */
function narrowed(text: string): string {
  return text.replaceAll(/[－０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'));
}

/** Holds where the column has this text somewhere in it; `%` and `_` stand for themselves. */
export function contains(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return like(column, `%${escapeLike(text)}%`);
}

/** The same for a column in any case. Of letters beyond ASCII SQLite does not know it: they are found as they stand, too. */
export function containsInAnyCase(
  column: Expression<string | null>,
  text: string,
): Expression<SqlBool> {
  const inLowerCase = contains(sql`lower(${column})`, text.toLowerCase());
  return sql<SqlBool>`(${inLowerCase} or ${contains(column, text)})`;
}

/** Holds where the column begins with this text; `%` and `_` stand for themselves. */
export function beginsWith(column: Expression<string | null>, text: string): Expression<SqlBool> {
  return like(column, `${escapeLike(text)}%`);
}

function like(column: Expression<string | null>, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} like ${pattern} escape '!'`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&');
}
