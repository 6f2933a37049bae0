import { createQuote, saveQuote } from '@uid/contract/staff-quotes';
import { useForm } from '@uid/forms/use-form';
import { useEffect, useRef, useState } from 'react';

import { useKeptText } from '../../form/use-kept-text.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { quoteWords } from './quote-words.ts';
import { draftOf } from './typed-quote.ts';
import type { TypedQuote } from './typed-quote.ts';

/** A draft as the server has it now. */
export interface SavedQuote {
  no: string;
  revision: number;
  typed: TypedQuote;
}

export interface QuoteDrafting {
  initial: TypedQuote;
  /** Undefined for a quote that is saved for the first time. */
  saved?: SavedQuote;
  enquiryNo?: string | undefined;
  /** The number of the quote that is copied. */
  copyOf?: string | undefined;
  /** Called with the quote's number after each save. */
  onSaved: (no: string) => void;
  onDirty?: (isDirty: boolean) => void;
}

/** The typed quote, and the revision that it is based on. */
interface Written {
  typed: TypedQuote;
  revision: number;
}

export type QuoteDraft = ReturnType<typeof useQuoteDraft>;

/** Holds the typed quote: it is kept in the tab until it is saved, and sent with the revision that it is based on. */
export function useQuoteDraft(drafting: QuoteDrafting) {
  const { initial, saved, enquiryNo, copyOf, onSaved, onDirty } = drafting;
  const own = useTexts(quoteWords);
  const { language, notify } = useConsoleSession();
  const kept = useKeptText<Written>(`quotes/${saved?.no ?? `new ${copyOf ?? enquiryNo ?? ''}`}`);
  const [before, setBefore] = useState(() => kept.read());
  const [typed, setTyped] = useState(before?.typed ?? initial);
  const latest = useRef(typed);
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
      const sent = latest.current;
      const result = saved
        ? await save.send({ language, no: saved.no, revision, quote: input.quote })
        : await create.send(input);
      setRevision(result.revision);
      // Text typed while the request was on its way is not saved.
      const isDirty = saved !== undefined && latest.current !== sent;
      if (isDirty) kept.keep({ typed: latest.current, revision: result.revision });
      onDirty?.(isDirty);
      notify(own.saved);
      onSaved(result.no);
      return saved && 'again';
    },
  });
  return {
    typed,
    form,
    /** True if the form continues with the text that this tab kept. */
    isKept: before !== undefined,
    /** The version that somebody else has saved since; undefined if there is none. */
    theirs: saved && saved.revision > revision && !save.isBusy ? saved : undefined,
    change: (change: Partial<TypedQuote>) => {
      const now = { ...typed, ...change };
      latest.current = now;
      setTyped(now);
      kept.keep({ typed: now, revision });
      onDirty?.(true);
    },
    letGo,
    /** Goes back to the content from before the user typed anything. */
    startAnew: () => {
      letGo();
      latest.current = initial;
      setTyped(initial);
      setRevision(saved?.revision ?? 0);
      onDirty?.(false);
    },
    /** Sets the revision of somebody else's version, which the next save will replace. */
    writeOn: (later: number) => {
      setRevision(later);
      kept.keep({ typed, revision: later });
    },
  };
}
