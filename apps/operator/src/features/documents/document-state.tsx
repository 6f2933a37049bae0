import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { documentWords } from './document-words.ts';

/** Shows whether a document is published. */
export function DocumentState({ isPublished }: { isPublished: boolean }) {
  const own = useTexts(documentWords);
  return isPublished ? (
    <Status tone="photon">{own.published}</Status>
  ) : (
    <Status>{own.notPublished}</Status>
  );
}
