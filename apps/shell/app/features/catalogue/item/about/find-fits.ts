import type { SolutionPage } from '@uid/contract/contents';
import type { ProductText } from '@uid/contract/content';

/** What the site's content says about a product together with something else. */
export type Fit =
  | { kind: 'system'; supported: string; note?: string | undefined }
  | { kind: 'product'; name: string; solutions: readonly Shared[] }
  | { kind: 'unknown'; name: string };

/** A solution in which both products have a part. */
interface Shared {
  slug: string;
  name: string;
  ownRole: string;
  otherRole: string;
}

interface FitFacts {
  /** Slug of the item's product. */
  slug: string;
  compatibility: ProductText['compatibility'];
  solutions: readonly SolutionPage[];
  /** All products of the company. */
  products: readonly { slug: string; name: string }[];
}

/** Answers what the address asks about: the subject of a row of the compatibility table, or the slug of a product. */
export function findFit(asked: string, { slug, ...facts }: FitFacts): Fit | undefined {
  if (asked === '') return undefined;
  const row = facts.compatibility?.find(({ subject }) => subject === asked);
  if (row) return { kind: 'system', supported: row.supported, note: row.note };
  const other = facts.products.find((each) => each.slug === asked && asked !== slug);
  const shared = other ? facts.solutions.flatMap((each) => sharedIn(each, slug, other.slug)) : [];
  if (!other || shared.length === 0) return { kind: 'unknown', name: other?.name ?? asked };
  return { kind: 'product', name: other.name, solutions: shared };
}

function sharedIn({ slug, name, text }: SolutionPage, own: string, other: string): Shared[] {
  const roleOf = (product: string) => text.bill.find((each) => each.product === product)?.role;
  const [ownRole, otherRole] = [roleOf(own), roleOf(other)];
  return ownRole && otherRole ? [{ slug, name, ownRole, otherRole }] : [];
}

/** Returns products that occur with this one in the bill of a solution, those of most solutions first. */
export function productsTogether({ slug, solutions }: FitFacts): string[] {
  const counts = new Map<string, number>();
  for (const { text } of solutions) {
    const bill = new Set(text.bill.map(({ product }) => product));
    if (!bill.delete(slug)) continue;
    for (const product of bill) counts.set(product, (counts.get(product) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([product]) => product);
}
