import { productPath } from '@uid/contract/routes';
import type { SolutionPage } from '@uid/contract/site';
import { Table } from '@uid/ui/table';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { solutionTexts } from './solution-texts.ts';

/** What the solution is made of; each product leads to its page. */
export function BillOfMaterials({ solution }: { solution: SolutionPage }) {
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const nameOf = (slug: string) =>
    solution.products.find((product) => product.slug === slug)?.name ?? slug;
  const rows = solution.text.bill.map(({ product, ...row }) => ({
    ...row,
    key: `${product} ${row.role}`,
    link: <a href={localPath(productPath(product))}>{nameOf(product)}</a>,
  }));
  return (
    <Table
      caption={texts.bill}
      hideCaption
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { id: 'product', label: texts.product, cell: ({ link }) => link },
        { id: 'quantity', label: texts.quantity, cell: ({ quantity }) => quantity },
        { id: 'role', label: texts.role, cell: ({ role }) => role },
      ]}
    />
  );
}
