import { languageOfTag } from '@uid/contract/language';
import { createQuote, saveQuote } from '@uid/contract/staff-quotes';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { Button } from '@uid/ui/button';
import { DescriptionList } from '@uid/ui/description-list';
import { Notice } from '@uid/ui/notice';
import { SelectField } from '@uid/ui/select-field';
import { TextArea } from '@uid/ui/text-area';
import { TextField } from '@uid/ui/text-field';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useKeptText } from '../../form/use-kept-text.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { ChangedQuote } from './changed-quote.tsx';
import { ItemFinder } from './item-finder.tsx';
import type { Wanted } from './item-finder.tsx';
import { amountWords, quantityName, QuoteLines } from './quote-lines.tsx';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import { draftOf, lineOf, sumsOf } from './typed-quote.ts';
import type { TypedQuote } from './typed-quote.ts';

/** A draft as the server has it now. */
interface Saved {
  no: string;
  revision: number;
  typed: TypedQuote;
}

/** What an enquiry asks for. */
export interface Asked {
  words: string;
  quantity: number;
  /** Where it does not say which variant: those that it can be. */
  finder?: Wanted | undefined;
}

interface QuoteEditorProps {
  initial: TypedQuote;
  /** Left out: it is saved for the first time. */
  saved?: Saved;
  enquiryNo?: string | undefined;
  asked?: Asked | undefined;
  /** Told its number, and whether anything typed is not saved. */
  onSaved: (no: string) => void;
  onDirty?: (isDirty: boolean) => void;
  /** Reopens the quote as it is saved. */
  onTake?: () => void;
}

/** What is typed, and the revision that it was written on. */
interface Written {
  typed: TypedQuote;
  revision: number;
}

/** A quote being written. What somebody else saves meanwhile is shown beside what is typed, and replaces nothing. */
export function QuoteEditor(props: QuoteEditorProps) {
  const { initial, saved, enquiryNo, asked, onSaved, onDirty, onTake } = props;
  const own = useTexts(quoteWords);
  const { language, notify } = useConsoleSession();
  const kept = useKeptText<Written>(`quotes/${saved?.no ?? `new ${enquiryNo ?? ''}`}`);
  const [before, setBefore] = useState(() => kept.read());
  const [typed, setTyped] = useState(before?.typed ?? initial);
  const [revision, setRevision] = useState(before?.revision ?? saved?.revision ?? 0);
  const letGo = () => {
    kept.keep(undefined);
    setBefore(undefined);
  };
  const create = useWrite(createQuote, letGo);
  const save = useWrite(saveQuote, letGo);
  useEffect(() => {
    if (before) onDirty?.(true);
  }, [before, onDirty]);
  const form = useForm({
    schema: createQuote.input,
    read: () => ({ language, quote: draftOf(typed), ...(enquiryNo && { enquiryNo }) }),
    async onSubmit(input) {
      const result = saved
        ? await save.send({ language, no: saved.no, revision, quote: input.quote })
        : await create.send(input);
      setRevision(result.revision);
      onDirty?.(false);
      notify(own.saved);
      onSaved(result.no);
      return 'again';
    },
  });
  const put = (change: Partial<TypedQuote>) => {
    const now = { ...typed, ...change };
    setTyped(now);
    kept.keep({ typed: now, revision });
    onDirty?.(true);
  };
  const sums = sumsOf(typed);
  const fieldOf = (name: 'email' | 'buyer' | 'validOn' | 'note') => ({
    name: `quote.${name}`,
    value: typed[name],
    error: form.fields[`quote.${name}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
  });
  return (
    <>
      {saved && saved.revision > revision && !save.isBusy && (
        <ChangedQuote
          theirs={saved.typed}
          mine={typed}
          onTake={() => {
            letGo();
            onTake?.();
          }}
          onKeep={() => {
            setRevision(saved.revision);
            kept.keep({ typed, revision: saved.revision });
          }}
        />
      )}
      {before && (
        <Notice
          tone="info"
          title={own.keptTitle}
          actions={
            <Button
              type="button"
              tone="secondary"
              size="small"
              onClick={() => {
                letGo();
                setTyped(initial);
                setRevision(saved?.revision ?? 0);
                onDirty?.(false);
              }}
            >
              {own.keptAnew}
            </Button>
          }
        />
      )}
      <Form form={form} submit={saved ? own.save : own.create}>
        <div className={styles.fields}>
          <TextField {...fieldOf('email')} type="email" label={own.email} hint={own.emailHint} />
          <TextField {...fieldOf('buyer')} label={own.buyer} hint={own.buyerHint} />
          <SelectField
            name="quote.buyerLanguage"
            label={own.buyerLanguage}
            value={typed.buyerLanguage}
            options={Object.entries(own.languages).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => put({ buyerLanguage: languageOfTag(target.value) })}
          />
          <TextField {...fieldOf('validOn')} type="date" label={own.validOn} hint={own.validHint} />
        </div>
        <fieldset className={styles.items}>
          <legend>{own.items}</legend>
          {asked && <p className={styles.small}>{asked.words}</p>}
          <QuoteLines
            lines={typed.lines}
            sums={sums.lines}
            errors={form.fields}
            onChange={(lines) => put({ lines })}
          />
          <ItemFinder
            taken={new Set(typed.lines.map(({ sku }) => sku))}
            initial={asked?.finder}
            onAdd={(variant) => {
              const line = lineOf(
                variant,
                `${typed.lines.length === 0 && asked ? asked.quantity : 1}`,
              );
              // The pressed button is no longer one; how many are wanted comes next.
              flushSync(() => put({ lines: [...typed.lines, line] }));
              const quantity = document.getElementById(quantityName(typed.lines.length));
              if (!(quantity instanceof HTMLInputElement)) return;
              quantity.focus();
              quantity.select();
            }}
          />
        </fieldset>
        <div className={styles.fields}>
          <TextField
            name="quote.deliveryFen"
            label={own.delivery}
            inputMode="decimal"
            prefixPart="¥"
            autoComplete="off"
            value={typed.delivery}
            error={form.fields['quote.deliveryFen']}
            onChange={({ target }) => put({ delivery: target.value })}
          />
          <TextArea
            {...fieldOf('note')}
            label={own.note}
            mark={own.optional}
            hint={own.noteHint}
            maxLength={1000}
          />
        </div>
        <Total goodsFen={sums.goodsFen} totalFen={sums.totalFen} />
      </Form>
    </>
  );
}

/** As it is typed, before anything is saved. */
function Total({ goodsFen, totalFen }: { goodsFen: number; totalFen: number }) {
  const own = useTexts(quoteWords);
  const { money } = useFormats();
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
