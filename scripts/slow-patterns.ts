import { check } from 'recheck';

import { nodesIn, parse } from './pseudo-locale/text-records.ts';

export interface Pattern {
  /** The text between the slashes. */
  source: string;
  flags: string;
}

/** Returns every regular expression literal of a module. */
export function listPatterns(code: string): Pattern[] {
  const nodes = [...nodesIn(parse(code, 'ts'))] as { regex?: { pattern: string; flags: string } }[];
  return nodes.flatMap(({ regex }) =>
    regex ? [{ source: regex.pattern, flags: regex.flags }] : [],
  );
}

/** Milliseconds after which a pattern is given up: the few that take longer take minutes. */
const timeout = 2_000;

/**
 * Returns how the time of a regular expression grows with the length of its input if it grows faster than the
 * length, and undefined otherwise. Returns `unknown` if the checker can't tell, as for lookaround.
 */
export async function judgePattern({ source, flags }: Pattern): Promise<string | undefined> {
  const judged = await check(source, flags, { checker: 'automaton', timeout });
  if (judged.status === 'safe') return undefined;
  return judged.status === 'vulnerable' ? judged.complexity.summary : judged.status;
}
