import { maxItemQuantity } from '@uid/contract/constants';
import { languageTags } from '@uid/contract/language';
import { productPath, routes } from '@uid/contract/routes';
import type { SolutionPage } from '@uid/contract/site';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Money } from '@uid/ui/money';
import { Table } from '@uid/ui/table';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { itemPath } from '../../mall/item-path.ts';
import { solutionTexts } from '../solution-texts.ts';
import { kitMarkers } from './kit-markers.ts';
import styles from './kit.module.css';
import type { KitPiece } from './load-kit.ts';

interface BillOfMaterialsProps {
  solution: SolutionPage;
  kit: KitPiece[];
}

/** What the solution is made of; what the mall sells of it goes into the cart as one first kit. */
export function BillOfMaterials({ solution, kit }: BillOfMaterialsProps) {
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const nameOf = (slug: string) =>
    solution.products.find((product) => product.slug === slug)?.name ?? slug;
  const rows = solution.text.bill.map(({ product, ...row }) => ({
    ...row,
    key: `${product} ${row.role}`,
    link: <a href={localPath(productPath(product))}>{nameOf(product)}</a>,
    piece: kit.find((piece) => piece.product === product),
  }));
  const quote = localPath(
    `${routes.support}?topic=quote&product=${solution.products[0]?.slug}#contact`,
  );
  return (
    <form {...{ [kitMarkers.form]: '' }}>
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
        <span hidden {...{ [kitMarkers.scripted]: '' }}>
          <Button type="submit" tone="gold">
            {texts.cartKit}
          </Button>
        </span>
        <ButtonLink href={quote} tone="secondary">
          {texts.quoteKit}
        </ButtonLink>
        <p className={styles.message} role="alert" {...{ [kitMarkers.message]: '' }} />
      </div>
    </form>
  );
}

function pieceCell({ piece }: { piece: KitPiece | undefined }) {
  return piece && <Piece piece={piece} />;
}

function Piece({ piece }: { piece: KitPiece }) {
  const language = useLanguage();
  const texts = solutionTexts[language];
  const localPath = useLocalPath();
  const { item, name, variant, sku, priceFen, unit } = piece;
  return (
    <div className={styles.piece}>
      <span>
        <a href={localPath(itemPath(item))}>{name}</a>
        <small>{variant}</small>
      </span>
      <span>
        <Money fen={priceFen} language={languageTags[language]} /> <small>/ {unit}</small>
      </span>
      <input
        className={styles.number}
        type="number"
        aria-label={`${texts.pieces} ${name}`}
        defaultValue={1}
        min={0}
        max={maxItemQuantity}
        hidden
        {...{
          [kitMarkers.scripted]: '',
          [kitMarkers.sku]: sku,
          [kitMarkers.price]: priceFen,
        }}
      />
    </div>
  );
}
