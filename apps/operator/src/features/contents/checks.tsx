import { schemaOfPart } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';
import type { StaffContent } from '@uid/contract/staff-contents';
import { validate } from '@uid/contract/validate';
import { Button } from '@uid/ui/button';

import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import type { ProblemsByPart } from './publishing.tsx';
import type { Editing } from './use-editing.ts';

interface ChecksProps {
  content: StaffContent;
  editing: Editing;
  /** Moves the focus to the faulty controls. */
  onLead: (problems: ProblemsByPart) => void;
}

/**
 * Lists what is still to be written or corrected in the typed text; a press on an entry leads to the first faulty
 * field.
 */
export function Checks({ content, editing, onLead }: ChecksProps) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { language } = useConsoleSession();
  const { kind } = content;
  const faulty = Object.entries(editing.parts).flatMap(([name, { typed }]) => {
    const part = name as ContentPart;
    const schema = schemaOfPart(kind, part);
    const checked = schema && validate(schema, typed, language);
    return checked && !checked.ok ? [{ part, fields: checked.fields }] : [];
  });
  const isUnwritten = (part: ContentPart) => {
    const stored = content.parts.find((each) => each.part === part);
    return !stored?.draft && !stored?.published && !editing.parts[part]?.isDirty;
  };
  return (
    <Part title={own.checks} empty={own.checksDone} isEmpty={faulty.length === 0}>
      <ul className={styles.list}>
        {faulty.map(({ part, fields }) => (
          <li key={part}>
            <Button tone="quiet" size="small" onClick={() => onLead({ [part]: fields })}>
              {isUnwritten(part)
                ? own.unwritten(names[part])
                : own.problemAt(names[part], Object.keys(fields).length)}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
