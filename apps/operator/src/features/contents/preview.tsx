import { isClientError } from '@uid/contract/client-errors';
import { previewPrefix } from '@uid/contract/constants';
import type { ContentPart } from '@uid/contract/content-parts';
import { isLanguage, languages } from '@uid/contract/language';
import { openContentPreview } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { joinSentences } from '@uid/forms/join-sentences';
import { Button } from '@uid/ui/button';
import { SelectField } from '@uid/ui/select-field';
import { useImperativeHandle, useRef, useState } from 'react';
import type { Ref, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

import { useWrite } from '../../request/use-write.ts';
import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { previewWords } from './preview-words.ts';
import styles from './preview.module.css';
import { refusedOf, useProblemWords } from './problem-words.ts';
import type { Refused } from './problem-words.ts';
import { RefusedNotice } from './refused-notice.tsx';

const choices = {
  language: languages,
  theme: ['day', 'night'],
  width: ['phone', 'desktop'],
} as const;
type Choices = typeof choices;
type View = { [Name in keyof Choices]: Choices[Name][number] };
type Asked = { [Name in keyof Choices]: Choices[Name][number] | 'both' };

export interface PreviewHandle {
  /** Opens the preview like its own button, and scrolls to it. */
  open: () => void;
}

interface PreviewProps {
  ref?: Ref<PreviewHandle>;
  content: StaffContent;
  /** The part that is being edited; if it is a language, the preview shows that language first. */
  part: ContentPart;
  /** Saves the typed text, so that the page shows it. */
  onSave: () => Promise<unknown>;
}

/** The real page with the drafts, in frames. Unsaved text is saved first. */
export function Preview({ ref, content: { kind, id }, part, onSave }: PreviewProps) {
  const own = useTexts(previewWords);
  const { language } = useConsoleSession();
  const { send, isBusy } = useWrite(openContentPreview);
  const sayProblem = useProblemWords();
  const [preview, setPreview] = useState<string>();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [asked, setAsked] = useState<Asked>({ language, theme: 'day', width: 'phone' });
  const opener = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ open: () => void handleOpen() }));

  async function handleOpen() {
    try {
      await onSave();
      const opened = await send({ language, kind, id });
      setRefused([]);
      if (preview === undefined && isLanguage(part))
        setAsked((before) => ({ ...before, language: part }));
      flushSync(() => setPreview(opened.id));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      const isAborted = cause.kind === 'aborted';
      flushSync(() => {
        setPreview(undefined);
        if (!isAborted) setRefused(refusedOf(cause, sayProblem));
      });
      if (isAborted) return;
    }
    opener.current?.scrollIntoView();
  }

  return (
    <Part title={own.preview}>
      <p>{joinSentences([own.lead, own.saves], language)}</p>
      <Button
        ref={opener}
        tone="secondary"
        className={styles.open}
        busy={isBusy}
        onClick={() => void handleOpen()}
      >
        {preview === undefined ? own.open : own.renew}
      </Button>
      <RefusedNotice refused={refused} />
      {preview !== undefined && (
        <div className={styles.frames}>
          <PreviewChoices asked={asked} onAsk={setAsked} />
          <div className={styles.sides}>
            {viewsOf(asked).map((view) => (
              <PreviewFrame
                key={`${preview} ${Object.values(view).join(' ')}`}
                id={preview}
                view={view}
              />
            ))}
          </div>
        </div>
      )}
    </Part>
  );
}

function PreviewChoices({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const own = useTexts(previewWords);
  const names: Readonly<Record<string, string>> = {
    ...own.languages,
    ...own.themes,
    ...own.widths,
    both: own.both,
  };
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{own.shown}</legend>
      {(Object.keys(choices) as (keyof Choices)[]).map((name) => (
        <SelectField
          key={name}
          name={`preview-${name}`}
          label={own[name]}
          value={asked[name]}
          onChange={({ target }) => onAsk({ ...asked, [name]: target.value })}
          options={[...choices[name], 'both'].map((each) => ({
            value: each,
            label: names[each] ?? each,
          }))}
        />
      ))}
    </fieldset>
  );
}

function PreviewFrame({ id, view }: { id: string; view: View }) {
  const own = useTexts(previewWords);
  const label = own.frame(
    own.languages[view.language],
    own.themes[view.theme],
    own.widths[view.width],
  );
  /** The page would use the theme that the editor has chosen on the site; each frame sets its own theme instead. */
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.documentElement;
    if (root) root.dataset['theme'] = view.theme;
  };
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <p>{label}</p>
      {/* The frame shows the site's own page with its own policy: a sandbox that lets the page work would restrict
          nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={label}
        src={`${previewPrefix}${id}/${view.language}`}
        className={`${styles.frame} ${styles[view.width]}`}
        onLoad={handleLoad}
      />
    </section>
  );
}

function viewsOf({ language, theme, width }: Asked): View[] {
  const all = <Name extends keyof Choices>(name: Name, value: Asked[Name]) =>
    choices[name].filter((each) => value === 'both' || each === value);
  return all('language', language).flatMap((eachLanguage) =>
    all('theme', theme).flatMap((eachTheme) =>
      all('width', width).map(
        (eachWidth) => ({ language: eachLanguage, theme: eachTheme, width: eachWidth }) as View,
      ),
    ),
  );
}
