/** A document that matches a query. */
export interface Match {
  id: string;
  score: number;
  /** The terms of the query that the document has. */
  asked: readonly string[];
  /** The terms of the query that the document has in its title or other names. */
  named: readonly string[];
  /** The terms of the document that matched; for a matched prefix, the whole term. */
  matched: readonly string[];
}

/** Matches by the document's number in the index. */
export type Matches = ReadonlyMap<number, Match>;

/** The documents that have all of the parts. Stops searching once no document is left. */
export function intersect<Part>(parts: readonly Part[], find: (part: Part) => Matches): Matches {
  const [first, ...others] = parts;
  if (first === undefined) return new Map();
  let left = find(first);
  for (const part of others) {
    if (left.size === 0) return left;
    left = inBoth(left, find(part));
  }
  return left;
}

function inBoth(left: Matches, right: Matches): Matches {
  const both = new Map<number, Match>();
  for (const [number, match] of right) {
    const known = left.get(number);
    if (known) both.set(number, joinMatches(known, match));
  }
  return both;
}

export function unite(all: readonly Matches[]): Matches {
  if (all.length === 1) return all[0]!;
  const any = new Map<number, Match>();
  for (const matches of all)
    for (const [number, match] of matches) {
      const known = any.get(number);
      any.set(number, known ? joinMatches(known, match) : match);
    }
  return any;
}

/** Clears `named` of the documents that have only some of the terms in their names. */
export function nameWholly(found: Matches, terms: number): Matches {
  return new Map(
    Array.from(found, ([number, match]) => [
      number,
      match.named.length < terms ? { ...match, named: [] } : match,
    ]),
  );
}

/** Combines two matches of one document. */
export function joinMatches(one: Match, other: Match): Match {
  return {
    id: one.id,
    score: one.score + other.score,
    asked: joinLists(one.asked, other.asked),
    named: joinLists(one.named, other.named),
    matched: joinLists(one.matched, other.matched),
  };
}

export function joinLists(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one === other) return one;
  const more = other.filter((each) => !one.includes(each));
  return more.length > 0 ? [...one, ...more] : one;
}
