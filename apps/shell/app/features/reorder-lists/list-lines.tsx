import { maxReorderQuantity } from '@uid/contract/reorder-lists';
import { Button } from '@uid/ui/button';
import { Money } from '@uid/ui/money';

import { useLanguage } from '../../layout/use-language.ts';
import { CheckedLines } from '../cart/order-list/checked-lines.tsx';
import { reorderTexts } from './reorder-texts.ts';
import styles from './reorder.module.css';
import type { Line, useOpenList } from './use-open-list.ts';

interface ListLinesProps {
  open: ReturnType<typeof useOpenList>;
  /** Called when a line is about to be removed. */
  onTakenOff: () => void;
}

/** The items of a list, with what prevents adding each of them, and its quantity. */
export function ListLines({ open, onTakenOff }: ListLinesProps) {
  const texts = reorderTexts[useLanguage()];
  const { list, lines, answer } = open;
  const checked = answer?.lines;
  if (lines.length === 0) return <p>{texts.noLines}</p>;
  // If only the other lines were added, the answer contains only those.
  const answerOf = (sku: string) => checked?.find((each) => each.sku === sku);
  return (
    <CheckedLines
      lines={lines.map((line) => ({
        ...(answerOf(line.sku) ?? (list.lines.includes(line) ? line : unpriced(line))),
        row: undefined,
        note: <KeptPrice line={line} />,
        control: <LineQuantity line={line} open={open} onTakenOff={onTakenOff} />,
      }))}
      goodsFen={lines === list.lines ? list.goodsFen : undefined}
      isAttempt={checked !== undefined}
    />
  );
}

function LineQuantity({ line, open, onTakenOff }: ListLinesProps & { line: Line }) {
  const texts = reorderTexts[useLanguage()];
  const { lines, isBusy } = open;
  const { sku, quantity } = line;
  return (
    <span className={styles.quantity}>
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={1}
        max={maxReorderQuantity}
        aria-label={texts.quantityOf(sku)}
        value={quantity || ''}
        readOnly={isBusy}
        onChange={({ target }) => {
          const typed = Math.max(0, Math.trunc(target.valueAsNumber) || 0);
          const next = Math.min(typed, maxReorderQuantity);
          open.change(lines.map((each) => (each === line ? { ...each, quantity: next } : each)));
        }}
      />
      <Button
        tone="quiet"
        size="small"
        aria-disabled={isBusy || undefined}
        aria-label={texts.takeOffName(sku)}
        onClick={() => {
          if (isBusy) return;
          onTakenOff();
          open.change(lines.filter((each) => each !== line));
        }}
      >
        {texts.takeOff}
      </Button>
    </span>
  );
}

function KeptPrice({ line: { keptPriceFen } }: { line: Line }) {
  const texts = reorderTexts[useLanguage()];
  if (keptPriceFen === undefined) return null;
  return (
    <span className={styles.quiet}>
      {texts.keptAt} <Money fen={keptPriceFen} />
    </span>
  );
}

/** The new quantity may have another price, which is shown once the line is saved or added to the cart. */
function unpriced({ sku, quantity, itemId, name, variantName }: Line) {
  return {
    sku,
    quantity,
    ...(itemId !== undefined && { itemId }),
    ...(name !== undefined && { name }),
    ...(variantName !== undefined && { variantName }),
  };
}
