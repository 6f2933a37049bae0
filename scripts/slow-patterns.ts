import { check } from 'recheck';

import { nodesIn, parse } from './pseudo-locale/text-records.ts';

export interface Pattern {
  /** As it is written between its slashes. */
  source: string;
  flags: string;
}

/** Every regular expression that the code of a module writes as one. */
export function listPatterns(code: string): Pattern[] {
  const nodes = [...nodesIn(parse(code, 'ts'))] as { regex?: { pattern: string; flags: string } }[];
  return nodes.flatMap(({ regex }) =>
    regex ? [{ source: regex.pattern, flags: regex.flags }] : [],
  );
}

/** After so many milliseconds one is left: the few that take longer take minutes. */
const timeout = 2_000;

/**
 * How the time of a regular expression grows with the text that it reads, where that is faster than the text does;
 * `unknown` where the checker can't tell, as of those that look around.
 */
export async function judgePattern({ source, flags }: Pattern): Promise<string | undefined> {
  const judged = await check(source, flags, { checker: 'automaton', timeout });
  if (judged.status === 'safe') return undefined;
  return judged.status === 'vulnerable' ? judged.complexity.summary : judged.status;
}
