/** A document that has what was asked for. */
export interface Match {
  id: string;
  score: number;
  /** The terms that were asked for and are in the document. */
  asked: readonly string[];
  /** Those of them that its title or its other names have. */
  named: readonly string[];
  /** The terms of the document that matched: of a beginning the whole term. */
  matched: readonly string[];
}

/** By the document's number in the index. */
export type Matches = ReadonlyMap<number, Match>;

/** What has all of the parts. Once nothing is left, nothing more is looked for. */
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

/** What has only some of the terms among its names is not called so. */
export function nameWholly(found: Matches, terms: number): Matches {
  return new Map(
    Array.from(found, ([number, match]) => [
      number,
      match.named.length < terms ? { ...match, named: [] } : match,
    ]),
  );
}

/** Two matches of one document as one. */
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
