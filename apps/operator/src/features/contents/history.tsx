import { getContentVersion, restoreContentVersion } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { Disclosure } from '@uid/ui/disclosure';

import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Rows } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { readText } from './part-text.ts';
import { TextChanges } from './text-changes.tsx';
import type { Editing } from './use-editing.ts';

type Version = StaffContent['versions'][number];

interface HistoryProps {
  content: StaffContent;
  editing: Editing;
}

const keyOf = ({ part, number }: Version) => `${part}-${number}`;

/** Who wrote what and when; each version can be compared with the text of now, and become the draft. */
export function History({ content, editing }: HistoryProps) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { time, number: figure } = useFormats();
  const { versions } = content;
  const titleOf = ({ part, number }: Version) => own.version(names[part], number);
  return (
    <>
      <Disclosure title={own.history} trailing={figure(versions.length)}>
        <Rows rows={versions} keyOf={keyOf} empty={own.historyEmpty}>
          {(version) => ({
            text: <OpenLink of={keyOf(version)}>{titleOf(version)}</OpenLink>,
            small: [time(version.at), version.person?.email ?? own.origins[version.origin]].join(
              ' · ',
            ),
          })}
        </Rows>
      </Disclosure>
      <DetailDialog rows={versions} keyOf={keyOf} title={titleOf}>
        {(version, close) => (
          <Comparison content={content} version={version} editing={editing} onDone={close} />
        )}
      </DetailDialog>
    </>
  );
}

interface ComparisonProps extends HistoryProps {
  version: Version;
  onDone: () => void;
}

function Comparison({ content, version, editing, onDone }: ComparisonProps) {
  const own = useTexts(editorWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const { kind, id } = content;
  const { part, number } = version;
  const answer = useAnswer(getContentVersion, { language, kind, id, part, number });
  const edited = editing.parts[part];
  return (
    <div className={styles.act}>
      <h3>{own.compareTitle}</h3>
      <p className={styles.small}>{own.compareText}</p>
      <Answered answer={answer}>
        {(text) => <TextChanges part={part} before={readText(text)} after={edited?.typed} />}
      </Answered>
      {edited && may(restoreContentVersion.permission) && (
        <ActionButton
          endpoint={restoreContentVersion}
          input={{ language, kind, id, part, number, revision: edited.revision }}
          onDone={() => {
            notify(own.restored);
            onDone();
          }}
        >
          {own.restore}
        </ActionButton>
      )}
    </div>
  );
}
