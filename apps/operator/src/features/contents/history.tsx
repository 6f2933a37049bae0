import {
  getContentVersion,
  listContentVersions,
  restoreContentVersion,
} from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { Disclosure } from '@uid/ui/disclosure';
import { useState } from 'react';

import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useList } from '../../request/use-list.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Rows } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { ListBody } from '../../table/list-body.tsx';
import { PageLinks } from '../../table/page-links.tsx';
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

/**
 * The versions of a content with author and time; each can be compared with the current text and restored as the
 * draft.
 */
export function History(props: HistoryProps) {
  const { versions, hasEarlierVersions } = props.content;
  return hasEarlierVersions ? (
    <LongHistory {...props} />
  ) : (
    <Versions {...props} {...{ versions }} />
  );
}

/** The history of a content with more versions than a page holds; `after` in the address names the page. */
function LongHistory(props: HistoryProps) {
  const { language } = useConsoleSession();
  const { kind, id } = props.content;
  const { after } = useAddress().query;
  const answer = useList(listContentVersions, { language, kind, id, ...(after && { after }) });
  // After the user has turned a page, the list stays open, also back on the first page.
  const [isOpen, setIsOpen] = useState(false);
  if (after !== undefined && !isOpen) setIsOpen(true);
  return (
    <Answered answer={answer}>
      {(page) => <Versions {...props} {...page} isOpen={isOpen} />}
    </Answered>
  );
}

interface VersionsProps extends HistoryProps {
  versions: readonly Version[];
  /** The version after which the next page begins. */
  next?: string | undefined;
  isOpen?: boolean;
}

function Versions({ content, editing, versions, next, isOpen = false }: VersionsProps) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { time, number: figure } = useFormats();
  const titleOf = ({ part, number }: Version) => own.version(names[part], number);
  const count = content.hasEarlierVersions ? undefined : figure(versions.length);
  return (
    <>
      <Disclosure title={own.history} trailing={count} open={isOpen}>
        <ListBody>
          <Rows rows={versions} keyOf={keyOf} empty={own.historyEmpty}>
            {(version) => ({
              text: <OpenLink of={keyOf(version)}>{titleOf(version)}</OpenLink>,
              small: [time(version.at), version.person?.email ?? own.origins[version.origin]].join(
                ' · ',
              ),
            })}
          </Rows>
        </ListBody>
        <PageLinks next={next} />
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
            // Unsaved text belongs to the former draft, so it is discarded.
            editing.replace(part, edited.saved);
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
