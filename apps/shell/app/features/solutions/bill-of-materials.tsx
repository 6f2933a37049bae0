import { productPath } from '@uid/contract/routes';
import type { SolutionPage } from '@uid/contract/site';
import { Table } from '@uid/ui/table';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { solutionTexts } from './solution-texts.ts';

export function BillOfMaterials({ solution }: { solution: SolutionPage }) {
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const nameOf = (slug: string) =>
    solution.products.find((product) => product.slug === slug)?.name ?? slug;
  return (
    <Table
      caption={texts.bill}
      hideCaption
      rows={solution.text.bill}
      keyOf={({ product, role }) => `${product} ${role}`}
      columns={[
        {
          id: 'product',
          label: texts.product,
          cell: ({ product }) => <a href={localPath(productPath(product))}>{nameOf(product)}</a>,
        },
        { id: 'quantity', label: texts.quantity, cell: ({ quantity }) => quantity },
        { id: 'role', label: texts.role, cell: ({ role }) => role },
      ]}
    />
  );
}
