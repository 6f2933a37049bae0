import { Link } from '@tanstack/react-router';
import type { ContentPart } from '@uid/contract/content-parts';
import { languageTags } from '@uid/contract/language';
import { getContentVersion } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { Button } from '@uid/ui/button';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useAddress } from '../../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { readThrough } from './compare-texts.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { isSame, readText } from './part-text.ts';
import { TextPlaces } from './text-changes.tsx';
import type { Editing } from './use-editing.ts';
import { versionAtWriting } from './version-at-writing.ts';

/** A part that is written in one language. */
export type LanguagePart = Exclude<ContentPart, 'shared'>;

/** Shows or hides the other language’s text beside the edited one, by a parameter of the address. */
export function BesideSwitch({ other }: { other: LanguagePart }) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { query, change } = useAddress();
  const isBeside = query['beside'] !== undefined;
  return (
    <div>
      <Button
        tone="quiet"
        size="small"
        aria-pressed={isBeside}
        onClick={() => change({ beside: isBeside ? undefined : '1' })}
      >
        {own.beside(names[other])}
      </Button>
    </div>
  );
}

interface BesideProps {
  content: StaffContent;
  part: ContentPart;
  other: LanguagePart;
  editing: Editing;
}

/** The current text of the other language, with the changes in it since this one was written. */
export function Beside({ content, part, other, editing }: BesideProps) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { kind, id } = content;
  const text = editing.parts[other]?.typed;
  const number = versionAtWriting(content, part, other);
  return (
    <section className={styles.other} aria-label={names[other]}>
      <h2 className={styles.legend}>{names[other]}</h2>
      <p>
        <Link to="." search={{ part: other, beside: '1' }}>
          {own.writeThis}
        </Link>
      </p>
      {number === undefined ? (
        <>
          <UnknownSince content={content} part={part} other={other} />
          <Text before={text} after={text} lang={other} />
        </>
      ) : (
        <Since version={{ kind, id, part: other, number }} name={names[part]} after={text} />
      )}
    </section>
  );
}

/** Says why no change is marked. Renders nothing if one of the two parts is not written yet. */
function UnknownSince({ content, part, other }: Omit<BesideProps, 'editing'>) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { parts, versions } = content;
  const isWritten = (name: ContentPart) =>
    parts.some((each) => each.part === name && (each.draft ?? each.published));
  if (!isWritten(part) || !isWritten(other)) return null;
  const isWhole = versions.some((each) => each.part === other && each.number === 1);
  return (
    <p className={styles.small}>{isWhole ? own.writtenAfter(names[part]) : own.notKnownSince}</p>
  );
}

interface SinceProps {
  version: Pick<StaffContent, 'kind' | 'id'> & { part: LanguagePart; number: number };
  /** The name of the part that was written when this version was current. */
  name: string;
  after: unknown;
}

function Since({ version, name, after }: SinceProps) {
  const own = useTexts(editorWords);
  const { language } = useConsoleSession();
  const answer = useAnswer(getContentVersion, { language, ...version });
  return (
    <Answered answer={answer}>
      {(stored) => {
        const before = readText(stored);
        return (
          <>
            <p className={styles.small}>
              {isSame(before, after) ? own.sameSince(name) : own.changedSince(name)}
            </p>
            <Text before={before} after={after} lang={version.part} />
          </>
        );
      }}
    </Answered>
  );
}

function Text({ before, after, lang }: { before: unknown; after: unknown; lang: LanguagePart }) {
  const own = useTexts(editorWords);
  const places = readThrough(before, after, lang);
  if (places.length === 0) return <p>{own.isNew}</p>;
  return <TextPlaces places={places} lang={languageTags[lang]} />;
}
