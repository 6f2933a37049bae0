import { Form } from '@uid/forms/form';
import { Button } from '@uid/ui/button';
import { DescriptionList } from '@uid/ui/description-list';
import { Notice } from '@uid/ui/notice';

import { useFormats } from '../../format/use-formats.ts';
import { stayAfter } from '../../request/remember-focus.ts';
import { useTexts } from '../../session/console-session.ts';
import { ChangedQuote } from './changed-quote.tsx';
import { BuyerFields, DeliveryFields } from './quote-fields.tsx';
import { QuoteItems } from './quote-items.tsx';
import type { Asked } from './quote-items.tsx';
import { amountWords } from './quote-lines.tsx';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import { sumsOf } from './typed-quote.ts';
import { useQuoteDraft } from './use-quote-draft.ts';
import type { QuoteDraft, QuoteDrafting } from './use-quote-draft.ts';

interface QuoteEditorProps extends QuoteDrafting {
  asked?: Asked | undefined;
  /** Reopens the quote as the server has it. */
  onTake?: () => void;
}

/** Edits a quote. A version that somebody else saves meanwhile is shown beside the typed one, and replaces nothing. */
export function QuoteEditor({ asked, onTake, ...drafting }: QuoteEditorProps) {
  const own = useTexts(quoteWords);
  const draft = useQuoteDraft(drafting);
  const { typed, form, theirs, letGo, writeOn } = draft;
  return (
    <>
      {theirs && (
        <ChangedQuote
          theirs={theirs.typed}
          mine={typed}
          onTake={() =>
            stayAfter(() => {
              letGo();
              onTake?.();
            })
          }
          onKeep={() => stayAfter(() => writeOn(theirs.revision))}
        />
      )}
      {draft.isKept && <KeptNotice onAnew={() => stayAfter(draft.startAnew)} />}
      <Form form={form} submit={drafting.saved ? own.save : own.create}>
        {/* After its creation, a quote is edited at another address, so that text typed before the answer would be
            lost. */}
        <fieldset className={styles.all} disabled={!drafting.saved && form.isBusy}>
          <BuyerFields draft={draft} />
          <QuoteItems draft={draft} asked={asked} />
          <DeliveryFields draft={draft} />
        </fieldset>
        <Total draft={draft} />
      </Form>
    </>
  );
}

/** Says that the form continues with the text that this tab kept. */
function KeptNotice({ onAnew }: { onAnew: () => void }) {
  const own = useTexts(quoteWords);
  return (
    <Notice
      tone="info"
      title={own.keptTitle}
      actions={
        <Button tone="secondary" size="small" onClick={onAnew}>
          {own.keptAnew}
        </Button>
      }
    />
  );
}

/** The total of the typed quote, before it is saved. */
function Total({ draft }: { draft: QuoteDraft }) {
  const own = useTexts(quoteWords);
  const { money } = useFormats();
  const { goodsFen, totalFen } = sumsOf(draft.typed);
  return (
    <output className={styles.total}>
      <DescriptionList
        layout="amounts"
        items={[
          { term: own.goods, details: amountWords(goodsFen, money) },
          { term: own.delivery, details: amountWords(totalFen - goodsFen, money) },
          { term: own.total, details: amountWords(totalFen, money), strong: true },
        ]}
      />
    </output>
  );
}
