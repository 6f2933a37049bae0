import { Link } from '@tanstack/react-router';
import {
  editVariants,
  exportCatalogue,
  listStaffVariants,
  variantStates,
} from '@uid/contract/staff-catalogue';
import type { ListedVariant } from '@uid/contract/staff-catalogue';
import { buttonClass } from '@uid/ui/button-class';
import { useMemo, useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { FileButton } from '../../request/file-button.tsx';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { Choosable } from '../../table/choosable.tsx';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { Filter, filterValue } from '../../table/filter.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { Search } from '../../table/search.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './catalogue.module.css';
import { EditChosen } from './edit-chosen.tsx';
import { itemTexts } from './item-texts.ts';
import { VariantStatus } from './variant-status.tsx';

/** The whole catalogue, with a search, filters, and changes of many variants at a time. */
export function CatalogueScreen() {
  const own = useTexts(catalogueTexts);
  const item = useTexts(itemTexts);
  const { language } = useConsoleSession();
  const may = useMay();
  const { query } = useAddress();
  const { q, after, low } = query;
  const state = filterValue(variantStates, query['state']);
  const answer = useList(listStaffVariants, {
    language,
    ...(q && { q }),
    ...(state && { state }),
    ...(low === 'true' && { low }),
    ...(after && { after }),
  });
  const mayEdit = may(editVariants.permission);
  return (
    <Screen
      title={own.title}
      lead={own.lead}
      actions={
        <>
          <FileButton endpoint={exportCatalogue} input={{ language }}>
            {own.exportTable}
          </FileButton>
          {mayEdit && (
            <>
              <Link
                to="/catalogue-file"
                className={buttonClass({ tone: 'secondary', size: 'small' })}
              >
                {own.importTable}
              </Link>
              <Link to="/catalogue-new" className={buttonClass({ size: 'small' })}>
                {item.newItem}
              </Link>
            </>
          )}
        </>
      }
    >
      <Answered answer={answer}>
        {({ variants, next }) => (
          <>
            <VariantTable variants={variants} mayEdit={mayEdit} />
            <PageLinks next={next} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

interface VariantTableProps {
  variants: ListedVariant[];
  mayEdit: boolean;
}

function VariantTable({ variants, mayEdit }: VariantTableProps) {
  const own = useTexts(catalogueTexts);
  const [skus, setSkus] = useState<ReadonlySet<string>>(new Set());
  const chosen = variants.filter(({ sku }) => skus.has(sku));
  const toggle = useMemo(
    () => (sku: string) =>
      setSkus((before) => {
        const changed = new Set(before);
        if (!changed.delete(sku)) changed.add(sku);
        return changed;
      }),
    [],
  );
  const columns = useColumns({ skus, toggle: mayEdit ? toggle : undefined });
  const isAll = variants.length > 0 && chosen.length === variants.length;
  return (
    <>
      <DataTable
        caption={own.title}
        columns={columns}
        rows={variants}
        keyOf={({ sku }) => sku}
        empty={own.empty}
        tools={
          <>
            <Search label={own.search} hint={own.searchHint} submit={own.find} />
            <Filter name="state" label={own.state} all={own.all} options={own.states} />
            <Filter name="low" label={own.lowStock} all={own.all} options={own.low} />
          </>
        }
        acts={
          mayEdit &&
          variants.length > 0 && (
            <label className={styles.chooseAll}>
              <input
                type="checkbox"
                checked={isAll}
                onChange={() => setSkus(new Set(isAll ? [] : variants.map(({ sku }) => sku)))}
              />
              {own.chooseAll}
            </label>
          )
        }
      />
      {chosen.length > 0 && <EditChosen chosen={chosen} onDone={() => setSkus(new Set())} />}
    </>
  );
}

interface Choosing {
  skus: ReadonlySet<string>;
  toggle: ((sku: string) => void) | undefined;
}

function useColumns({ skus, toggle }: Choosing): DataColumn<ListedVariant>[] {
  const own = useTexts(catalogueTexts);
  const { money, number } = useFormats();
  return useMemo(
    () => [
      {
        id: 'sku',
        label: 'SKU',
        cell: ({ sku, itemId }) => (
          <Choosable
            label={own.choose(sku)}
            isChosen={skus.has(sku)}
            {...(toggle && { onToggle: () => toggle(sku) })}
          >
            <Link to="/catalogue/$id" params={{ id: itemId }} hash={sku}>
              {sku}
            </Link>
          </Choosable>
        ),
      },
      { id: 'item', label: own.item, cell: ({ itemName }) => itemName },
      { id: 'variant', label: own.variant, cell: ({ name }) => name },
      { id: 'state', label: own.state, cell: (variant) => <VariantStatus variant={variant} /> },
      { id: 'price', label: own.price, numeric: true, cell: ({ priceFen }) => money(priceFen) },
      { id: 'stock', label: own.stock, numeric: true, cell: ({ stock }) => number(stock) },
      { id: 'lead', label: own.leadDays, numeric: true, cell: ({ leadDays }) => number(leadDays) },
    ],
    [own, money, number, skus, toggle],
  );
}
