import type { OutputOf } from '@uid/contract/endpoint';
import type { getOwnEnquiry } from '@uid/contract/own-enquiries';
import { enquiryKindWords } from '@uid/contract/enquiry-words';
import { DescriptionList } from '@uid/ui/description-list';
import { formatShopTime } from '@uid/ui/format-time';

import { useLanguage } from '../../layout/use-language.ts';
import { Conversation } from '../conversations/conversation.tsx';
import { EnquiryStatus } from './enquiry-status.tsx';
import styles from './enquiries.module.css';
import { enquiryTexts } from './enquiry-texts.ts';

interface EnquiryViewProps {
  enquiry: OutputOf<typeof getOwnEnquiry>;
  /** Fetches the enquiry again: a message from its sender reopens a closed one. */
  reload: () => void;
}

/** The state of an enquiry, and its conversation from the first message on. */
export function EnquiryView({ enquiry: { no, kind, state, at }, reload }: EnquiryViewProps) {
  const language = useLanguage();
  const texts = enquiryTexts[language];
  return (
    <div className={styles.enquiry}>
      <section aria-label={texts.no}>
        <DescriptionList
          layout="stacked"
          items={[
            { term: texts.state, details: <EnquiryStatus state={state} /> },
            { term: texts.no, details: <span className={styles.number}>{no}</span> },
            { term: texts.kind, details: enquiryKindWords[language][kind] },
            { term: texts.sent, details: formatShopTime(at, language) },
          ]}
        />
      </section>
      <Conversation no={no} onSent={reload} />
    </div>
  );
}
