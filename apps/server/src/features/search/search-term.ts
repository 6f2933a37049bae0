import { joinLists } from './matches.ts';
import type { Match, Matches } from './matches.ts';
import { countIn, documentOf, fieldOf, fields } from './postings.ts';
import type { Field, Postings } from './postings.ts';
import { singularOf } from './singular-of.ts';
import { isHan } from './split-terms.ts';

/** Weight of a term in each field. */
export type Boosts = Readonly<Record<Field, number>>;

/** Number of the first fields, which name the document. */
const naming = 2;

/** Okapi BM25+: the saturation of frequent terms, the weight of a field's shortness, and the minimum. */
const saturation = 1.2;
const shortness = 0.7;
const lowerBound = 0.5;

/** Weight of a term that only begins with the searched term, and its reduction for each additional letter. */
const begun = { weight: 0.6, perLetter: 0.3 };

/** Boosts for the singular of a searched term: in a long text the singular may be chance. */
const byNameAlone = { summary: 0, body: 0 };

/** The documents that have a term, its singular, or a longer word that begins with it, scored by Okapi BM25+. */
export function searchTerm(postings: Postings, asked: string, boosts: Boosts): Matches {
  const matches = new Map<number, Match>();
  addMatches(matches, postings, { term: asked, asked, weight: 1, boosts });
  const singular = singularOf(asked);
  if (singular !== undefined) {
    const ofNames = { ...boosts, ...byNameAlone };
    addMatches(matches, postings, { term: singular, asked, weight: 1, boosts: ofNames });
  }
  if (!mayBeBegun(asked)) return matches;
  for (const term of postings.termsBegunBy(asked)) {
    const more = term.length - asked.length;
    const weight = (begun.weight * term.length) / (term.length + begun.perLetter * more);
    addMatches(matches, postings, { term, asked, weight, boosts });
  }
  return matches;
}

interface Sought {
  /** The document's term that matches `asked`. */
  term: string;
  asked: string;
  weight: number;
  boosts: Boosts;
}

function addMatches(
  matches: Map<number, Match>,
  postings: Postings,
  { term, asked, weight, boosts }: Sought,
): void {
  const { documents, totalLengths } = postings;
  const all = postings.of(term);
  const total = postings.count();
  const holders = fields.map(() => 0);
  for (const posting of all) if (documents[documentOf(posting)]) holders[fieldOf(posting)]! += 1;
  const rarities = holders.map((count) => Math.log(1 + (total - count + 0.5) / (count + 0.5)));
  // All matches share these lists, because there may be thousands of matches.
  const [askedAlone, termAlone, none] = [[asked], [term], []];
  for (const posting of all) {
    const number = documentOf(posting);
    const document = documents[number];
    if (!document) continue;
    const { id, boost, lengths } = document;
    const field = fieldOf(posting);
    if (boosts[fields[field]!] === 0) continue;
    const count = countIn(posting);
    const relativeLength = (lengths[field]! * total) / totalLengths[field]!;
    const damping = saturation * (1 - shortness + shortness * relativeLength);
    const frequency = lowerBound + (count * (saturation + 1)) / (count + damping);
    const score = weight * boosts[fields[field]!] * boost * rarities[field]! * frequency;
    const named = field < naming && isCalledSo(asked, term) ? askedAlone : none;
    const known = matches.get(number);
    if (known) {
      known.score += score;
      known.named = joinLists(known.named, named);
      known.matched = joinLists(known.matched, termAlone);
    } else matches.set(number, { id, score, asked: askedAlone, named, matched: termAlone });
  }
}

/** Three letters or fewer don't name a longer term: “spare” is not “SPA”. */
function isCalledSo(asked: string, term: string): boolean {
  return term === asked || isHan(asked) || asked.length > 3;
}

/** True if a term may match as a prefix. Pairs of Chinese characters and two letters (maybe initials) match exactly. */
function mayBeBegun(term: string): boolean {
  return isHan(term) ? term.length === 1 : term.length > 2 || /\d/.test(term);
}
