import { joinLists } from './matches.ts';
import type { Match, Matches } from './matches.ts';
import { countIn, documentOf, fieldOf, fields } from './postings.ts';
import type { Field, Postings } from './postings.ts';
import { singularOf } from './singular-of.ts';
import { isHan } from './split-terms.ts';

/** How much a term counts in each field. */
export type Boosts = Readonly<Record<Field, number>>;

/** Of the fields the first so many name the document. */
const naming = 2;

/** Okapi BM25+: how soon a term that is there often counts no more, how much a short field counts, and the least. */
const saturation = 1.2;
const shortness = 0.7;
const least = 0.5;

/** What a term counts that only begins with what was asked for, and how much less for each letter that it has more. */
const begun = { weight: 0.6, perLetter: 0.3 };

/** In a long text the other number of a word is chance. */
const byNameAlone = { summary: 0, body: 0 };

/** The documents that have a term, its singular, or a word that it begins, ranked by Okapi BM25+. */
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
  /** What the document has for what was asked. */
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
  // One list for all of its matches: there may be thousands.
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
    const frequency = least + (count * (saturation + 1)) / (count + damping);
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

/** By three letters alone nothing is called that goes on: spare is no SPA. */
function isCalledSo(asked: string, term: string): boolean {
  return term === asked || isHan(asked) || asked.length > 3;
}

/** A pair of Chinese characters is exact, and so are two letters: they may be initials. Others may be begun. */
function mayBeBegun(term: string): boolean {
  return isHan(term) ? term.length === 1 : term.length > 2 || /\d/.test(term);
}
