import {
  createQuote,
  getStaffQuote,
  previewQuote,
  sendQuote,
  withdrawQuote,
} from '@uid/contract/staff-quotes';
import type { StaffQuote } from '@uid/contract/staff-quotes';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@uid/ui/button-class';
import { useState } from 'react';

import { ActionButton } from '../../request/action-button.tsx';
import { Answered } from '../../request/answered.tsx';
import { FileButton } from '../../request/file-button.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { usePathPart } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteFacts, QuoteGoods } from './quote-facts.tsx';
import { QuoteState } from './quote-state.tsx';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import { typedOf } from './typed-quote.ts';

/** One quote: editable while it is a draft, read-only afterwards. */
export function QuoteScreen() {
  const own = useTexts(quoteWords);
  const { language } = useConsoleSession();
  const no = usePathPart('no');
  const answer = useAnswer(getStaffQuote, { language, no });
  const { data } = answer;
  return (
    <Screen title={own.one(no)} actions={data && <QuoteState state={data.state} />}>
      <Answered answer={answer}>{(quote) => <Quote key={no} quote={quote} />}</Answered>
    </Screen>
  );
}

function Quote({ quote }: { quote: StaffQuote }) {
  const may = useMay();
  const [isDirty, setDirty] = useState(false);
  const [opened, setOpened] = useState(0);
  const isWritten = quote.state === 'draft' && may(createQuote.permission);
  const { no, revision } = quote;
  return (
    <div className={styles.quote}>
      <QuoteFacts quote={quote} />
      <Acts quote={quote} isDirty={isWritten && isDirty} />
      {isWritten ? (
        <QuoteEditor
          // A new key remounts the editor with the version that somebody else has saved.
          key={opened}
          initial={typedOf(quote)}
          saved={{ no, revision, typed: typedOf(quote) }}
          onSaved={() => undefined}
          onDirty={setDirty}
          onTake={() => {
            setDirty(false);
            setOpened((before) => before + 1);
          }}
        />
      ) : (
        <QuoteGoods quote={quote} />
      )}
    </div>
  );
}

/** The actions on the saved version of the quote. */
function Acts({ quote, isDirty }: { quote: StaffQuote; isDirty: boolean }) {
  const own = useTexts(quoteWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const { no, state, revision } = quote;
  const isDraft = state === 'draft';
  const mayWrite = may(createQuote.permission);
  return (
    <div className={styles.acts}>
      <FileButton endpoint={previewQuote} input={{ no }}>
        {isDraft ? own.preview : own.document}
      </FileButton>
      {mayWrite && isDraft && !isDirty && (
        <ActionButton
          endpoint={sendQuote}
          input={{ language, no, revision }}
          onDone={() => notify(own.sent)}
        >
          {own.send}
        </ActionButton>
      )}
      {mayWrite && state !== 'accepted' && state !== 'withdrawn' && (
        <ActionButton
          endpoint={withdrawQuote}
          input={{ language, no }}
          onDone={() => notify(own.withdrawn)}
        >
          {own.withdraw}
        </ActionButton>
      )}
      {mayWrite && (
        <Link
          to="/quotes/new"
          search={{ copy: no }}
          className={buttonClass({ tone: 'quiet', size: 'small' })}
        >
          {own.copyQuote}
        </Link>
      )}
      {mayWrite && isDraft && (
        <span className={styles.small}>{isDirty ? own.saveFirst : own.sendHint}</span>
      )}
    </div>
  );
}
