import { maxItemQuantity } from '@uid/contract/constants';
import { productPath, routes } from '@uid/contract/pages';
import type { SolutionPage } from '@uid/contract/contents';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Money } from '@uid/ui/money';
import { Table } from '@uid/ui/table';

import stacked from '../../../layout/stacked-table.module.css';
import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { itemPath } from '../../catalogue/item-paths.ts';
import { PerUnit } from '../../catalogue/per-unit.tsx';
import { solutionTexts } from '../solution-texts.ts';
import type { KitFailure } from './add-kit.ts';
import { kitMarkers } from './kit-markers.ts';
import styles from './kit.module.css';
import type { KitPiece } from './load-kit.ts';

interface BillOfMaterialsProps {
  solution: SolutionPage;
  kit: KitPiece[];
  /** Why the form that was sent without script added nothing. */
  failure: KitFailure | undefined;
}

/** What the solution consists of; what the mall sells of it can be added to the cart as one first kit. */
export function BillOfMaterials({ solution, kit, failure }: BillOfMaterialsProps) {
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const nameOf = (slug: string) =>
    solution.products.find((product) => product.slug === slug)?.name ?? slug;
  const rows = solution.text.bill.map(({ product, ...row }) => ({
    ...row,
    key: `${product} ${row.role}`,
    link: <a href={localPath(productPath(product))}>{nameOf(product)}</a>,
    piece: kit.find((piece) => piece.product === product),
    typed: failure?.quantities,
  }));
  const quote = localPath(
    `${routes.support}?topic=quote&product=${solution.products[0]?.slug}#contact`,
  );
  return (
    <form
      className={`${stacked.stacked} ${styles.kit}`}
      method="post"
      action="#kit"
      {...{ [kitMarkers.form]: '' }}
    >
      <Table
        caption={`${solution.name} · ${texts.bill}`}
        hideCaption
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { id: 'product', label: texts.product, cell: ({ link }) => link },
          { id: 'role', label: texts.role, cell: ({ role }) => role },
          { id: 'quantity', label: texts.quantity, cell: ({ quantity }) => quantity },
          {
            id: 'piece',
            label: texts.inShop,
            cell: pieceCell,
          },
        ]}
      />
      <div className={styles.actions}>
        <p className={styles.total} hidden {...{ [kitMarkers.scripted]: '' }}>
          {texts.kitTotal} <output {...{ [kitMarkers.total]: '' }} />
        </p>
        {kit.length > 0 && (
          <Button type="submit" tone="gold">
            {texts.cartKit}
          </Button>
        )}
        <ButtonLink href={quote} tone="secondary">
          {texts.quoteKit}
        </ButtonLink>
        <p className={styles.message} role="alert" {...{ [kitMarkers.message]: '' }}>
          {failure?.message}
        </p>
      </div>
    </form>
  );
}

interface PieceRow {
  piece: KitPiece | undefined;
  /** What was typed for each SKU, if the form came back. */
  typed: Record<string, string> | undefined;
}

function pieceCell({ piece, typed }: PieceRow) {
  return piece && <Piece piece={piece} typed={typed?.[piece.sku]} />;
}

function Piece({ piece, typed = '1' }: { piece: KitPiece; typed: string | undefined }) {
  const language = useLanguage();
  const texts = solutionTexts[language];
  const localPath = useLocalPath();
  const { item, name, variant, sku, priceFen, unit } = piece;
  return (
    <div className={styles.piece}>
      <span className={styles.name}>
        <a href={localPath(itemPath(item))}>{name}</a> <small>{variant}</small>
      </span>
      <span className={styles.price}>
        <Money fen={priceFen} /> <PerUnit unit={unit} />
      </span>
      <input type="hidden" name="sku" value={sku} />
      <input
        className={styles.number}
        name="quantity"
        type="number"
        aria-label={`${texts.pieces} ${name}`}
        defaultValue={typed}
        min={0}
        max={maxItemQuantity}
        {...{
          [kitMarkers.sku]: sku,
          [kitMarkers.price]: priceFen,
        }}
      />
    </div>
  );
}
