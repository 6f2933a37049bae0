import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Checkout } from '@uid/contract/orders';
import { textPagePaths } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';
import { formatMoney } from '@uid/ui/format-money';
import { Notice } from '@uid/ui/notice';

import { useLanguage } from '../../../layout/use-language.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { confirmTexts } from './confirm-texts.ts';
import styles from './confirm.module.css';
import { fieldPaths } from './form/order-form.ts';
import type { LiveOrderForm } from './form/use-order-form.ts';

interface PlaceOrderProps {
  checkout: Checkout;
  /** What the buyer has accepted so far; to order anything else, the buyer has to accept again. */
  seen: Checkout;
  live: LiveOrderForm;
  isPlacing: boolean;
  failure: ClientError | undefined;
  /** Why the order can't be placed now, shown before anybody tries. */
  obstacle?: string | undefined;
  /** Label of the button while nothing has changed. */
  submit: (amount: string) => string;
}

/** The agreement, what is still wrong, and the one button, which shows the amount. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { checkout, seen, live, isPlacing, failure, obstacle, submit } = props;
  const language = useLanguage();
  const texts = confirmTexts[language];
  const amount = formatMoney(checkout.totals.totalFen);
  const isChanged = seen.seen !== checkout.seen;
  const problems = Object.keys(live.errors).length;
  return (
    <div className={styles.place}>
      <Checkbox
        name={fieldPaths.hasAgreed}
        label={
          <>
            {texts.agreement}{' '}
            <a href={textPagePaths.terms} target="_blank" rel="noreferrer">
              {texts.terms}
            </a>
          </>
        }
        error={live.errors[fieldPaths.hasAgreed]}
        checked={live.form.hasAgreed}
        aria-required
        onChange={(event) => live.update('hasAgreed', event.target.checked)}
      />
      <output className={styles.problems}>{problems > 0 && texts.problems(problems)}</output>
      {isChanged && <ChangedNotice before={seen} after={checkout} />}
      {failure && !isChanged && <PlacingFailure failure={failure} />}
      {obstacle && <p id="obstacle">{obstacle}</p>}
      <Button
        type="submit"
        tone="gold"
        size="large"
        block
        busy={isPlacing}
        disabled={obstacle !== undefined}
        aria-describedby={obstacle && 'obstacle'}
      >
        {isChanged ? texts.accept(amount) : submit(amount)}
      </Button>
      <p className={styles.hint}>{texts.holdHint}</p>
    </div>
  );
}

/**
 * Without an answer it is unknown whether the order was placed. The key makes pressing again safe, and the buyer should
 * know that.
 */
function PlacingFailure({ failure }: { failure: ClientError }) {
  const texts = confirmTexts[useLanguage()];
  const isUnsure = failure.kind !== 'business' || isRefusal(failure, 'INTERNAL');
  return (
    <Notice tone="danger" role="alert" title={isUnsure ? texts.unsureTitle : texts.failedTitle}>
      <p>{failure.message}</p>
      {isUnsure && <p>{texts.unsureText}</p>}
    </Notice>
  );
}
