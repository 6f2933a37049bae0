import type { ListedContent } from '@uid/contract/staff-contents';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { contentWords } from './content-words.ts';
import styles from './contents.module.css';

type States = Pick<
  ListedContent,
  'isPublished' | 'isWithdrawn' | 'isPlanned' | 'isHeld' | 'drafts' | 'offers'
>;

/** Shows whether a content is published, and whether it has drafts, plans or offers. */
export function ContentStatus({ content }: { content: States }) {
  const { states, unpublished } = useTexts(contentWords);
  const { isPublished, isWithdrawn, isPlanned, isHeld, drafts, offers } = content;
  return (
    <span className={styles.states}>
      {isWithdrawn ? (
        <Status tone="neutral">{states.withdrawn}</Status>
      ) : (
        <Status tone={isPublished ? 'photon' : 'neutral'}>
          {isPublished ? states.published : unpublished}
        </Status>
      )}
      {drafts.length > 0 && <Status tone="gold">{states.draft}</Status>}
      {isPlanned && <Status tone="gold">{states.planned}</Status>}
      {isHeld && <Status tone="danger">{states.held}</Status>}
      {offers.length > 0 && <Status tone="gold">{states.offered}</Status>}
    </span>
  );
}
