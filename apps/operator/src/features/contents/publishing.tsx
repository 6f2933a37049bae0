import { isClientError } from '@uid/contract/client-errors';
import { schemaOfPart } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';
import { localPath } from '@uid/contract/paths';
import { publishContent, scheduleContent } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { validate } from '@uid/contract/validate';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';
import { useState } from 'react';
import type { FormEvent } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import type { Problems } from './part-form.tsx';
import { refusedOf, useProblemWords } from './problem-words.ts';
import type { Refused } from './problem-words.ts';
import { publicPath } from './public-path.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { StartsField, useStarts } from './starts-field.tsx';
import type { EditedPart, Editing } from './use-editing.ts';

export type ProblemsByPart = Partial<Record<ContentPart, Problems>>;

interface PublishingProps {
  content: StaffContent;
  editing: Editing;
  /** Saves a part and resolves to its new revision. */
  onSave: (part: ContentPart, edited: EditedPart) => Promise<number>;
  /** Called with the problems that prevent publishing, or with none. */
  onProblems: (problems: ProblemsByPart) => void;
}

/** Publishes drafts now or at a given time. Unsaved text is saved first. */
export function Publishing({ content, editing, onSave, onProblems }: PublishingProps) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const [left, setLeft] = useState<ReadonlySet<ContentPart>>(new Set());
  const { starts, forget, isUnfinished, field } = useStarts();
  const [refused, setRefused] = useState<Refused[]>([]);
  const publish = useWrite(publishContent);
  const plan = useWrite(scheduleContent);
  const [isRunning, setRunning] = useState(false);
  const sayProblem = useProblemWords();
  const { kind, id } = content;
  const open = content.parts.flatMap(({ part, draft }) => {
    const edited = editing.parts[part];
    return edited && (draft || edited.isDirty) ? [{ part, edited }] : [];
  });
  const chosen = open.filter(({ part }) => !left.has(part));

  async function send() {
    const parts: { part: ContentPart; revision: number }[] = [];
    for (const { part, edited } of chosen)
      parts.push({ part, revision: edited.isDirty ? await onSave(part, edited) : edited.revision });
    if (starts) await plan.send({ language, kind, id, parts, action: 'publish', starts });
    else await publish.send({ language, kind, id, parts });
    forget();
    const published = content.isWithdrawn ? own.staysWithdrawn : own.published;
    notify(starts ? own.planned : published);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning || isUnfinished(event.currentTarget)) return;
    const problems: ProblemsByPart = {};
    for (const { part, edited } of chosen) {
      const schema = schemaOfPart(kind, part);
      const checked = schema && validate(schema, edited.typed, language);
      if (checked && !checked.ok) problems[part] = checked.fields;
    }
    onProblems(problems);
    const faulty = Object.entries(problems);
    setRefused(
      faulty.map(([part, fields]) => ({
        sentence: own.problemAt(names[part as ContentPart], Object.keys(fields).length),
      })),
    );
    if (faulty.length > 0) return;
    setRunning(true);
    try {
      await send();
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      if (cause.kind !== 'aborted') setRefused(refusedOf(cause, sayProblem));
    } finally {
      setRunning(false);
    }
  }

  const path = publicPath(kind, id);
  const isSeen = content.parts.every(({ published }) => published) && !content.isWithdrawn;
  const hasPage = path !== undefined && isSeen && content.appearsAt === undefined;
  const mayPublish = may(publishContent.permission);
  if (!hasPage && !mayPublish) return null;
  return (
    <Part title={own.publish}>
      {hasPage && (
        <p>
          <a href={localPath(path, language)} target="_blank" rel="noreferrer">
            {own.seePage}
          </a>
        </p>
      )}
      <RefusedNotice refused={refused} />
      {mayPublish &&
        (open.length === 0 ? (
          <p className={styles.small}>{own.nothingToPublish}</p>
        ) : (
          <form className={styles.act} onSubmit={(event) => void handleSubmit(event)} noValidate>
            <PartChoice
              parts={open.map(({ part }) => part)}
              left={left}
              onToggle={(part) =>
                setLeft((before) => {
                  const changed = new Set(before);
                  if (!changed.delete(part)) changed.add(part);
                  return changed;
                })
              }
            />
            <StartsField id="publish-starts" {...field} />
            {content.isWithdrawn && <p className={styles.small}>{own.staysWithdrawn}</p>}
            <Button type="submit" block busy={isRunning} disabled={chosen.length === 0}>
              {starts ? own.plan : own.publishNow}
            </Button>
          </form>
        ))}
    </Part>
  );
}

interface PartChoiceProps {
  parts: readonly ContentPart[];
  /** The parts that are not to be published. */
  left: ReadonlySet<ContentPart>;
  onToggle: (part: ContentPart) => void;
}

function PartChoice({ parts, left, onToggle }: PartChoiceProps) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  return (
    <fieldset className={styles.bare}>
      <legend className={styles.legend}>{own.publishParts}</legend>
      {parts.map((part) => (
        <Checkbox
          key={part}
          id={`publish-${part}`}
          name={part}
          label={names[part]}
          checked={!left.has(part)}
          onChange={() => onToggle(part)}
        />
      ))}
    </fieldset>
  );
}
