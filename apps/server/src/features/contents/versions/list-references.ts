import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';

type References = Partial<Record<ContentKind, readonly string[]>>;
type ListReferences = { [Kind in ContentKind]?: (content: ContentOf<Kind>) => References };

/** The ids of other contents that a content of each kind refers to. */
const references: ListReferences = {
  product: ({ solutions, siblings, cases }) => ({
    solution: solutions,
    product: siblings,
    case: cases,
  }),
  solution: ({ products, case: named, text }) => ({
    product: [
      ...products,
      ...[text.zh, text.en].flatMap(({ bill, architecture }) => [
        ...bill.map(({ product }) => product),
        ...(architecture?.tiers ?? []).flatMap(({ boxes }) =>
          boxes.flatMap(({ product }) => product ?? []),
        ),
      ]),
    ],
    case: named === undefined ? [] : [named],
  }),
  news: ({ products }) => ({ product: products }),
  question: ({ products }) => ({ product: products }),
  certificate: ({ products }) => ({ product: products }),
  case: ({ products, solution, certificate }) => ({
    product: products,
    certificate: certificate === undefined ? [] : [certificate],
    solution: solution === undefined ? [] : [solution],
  }),
};

export function listReferences<Kind extends ContentKind>(
  kind: Kind,
  content: ContentOf<Kind>,
): References {
  const list = references[kind];
  return list?.(content) ?? {};
}
