import { Link, useParams } from '@tanstack/react-router';
import { downloadPath } from '@uid/contract/downloads';
import { changeDocument, getDocument } from '@uid/contract/staff-documents';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Part, Parts } from '../../screen/part.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentState } from './document-state.tsx';
import { documentWords } from './document-words.ts';
import styles from './documents.module.css';
import { NewVersion } from './new-version.tsx';
import { VersionTable } from './version-table.tsx';
import { WithdrawDocument } from './withdraw-document.tsx';

/** One document: its versions, the published one among them, and its titles and kind. */
export function DocumentScreen() {
  const own = useTexts(documentWords);
  const { language } = useConsoleSession();
  const may = useMay();
  const { name = '' } = useParams({ strict: false });
  const answer = useAnswer(getDocument, { language, name });
  return (
    <Screen title={name} actions={<Link to="/documents">{own.back}</Link>}>
      <Answered answer={answer}>
        {(document) => (
          <Parts>
            <Part title={own.versions} lead={own.versionsLead} isWide>
              <p className={styles.actions}>
                <DocumentState isPublished={document.published !== undefined} />
                {document.published && <a href={downloadPath(document)}>{own.open}</a>}
              </p>
              <VersionTable document={document} />
            </Part>
            {may(changeDocument.permission) && (
              <Part title={own.facts} lead={own.factsLead}>
                <DocumentForm document={document} />
              </Part>
            )}
            <div className={styles.group}>
              <NewVersion document={document} />
              <WithdrawDocument document={document} />
            </div>
          </Parts>
        )}
      </Answered>
    </Screen>
  );
}
