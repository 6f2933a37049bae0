import { getThread, markThreadRead } from '@uid/contract/conversations';
import type { ServiceTime, Thread } from '@uid/contract/conversations';
import type { Language } from '@uid/contract/language';
import { sentenceGap } from '@uid/contract/punctuation';
import { formatShopHour } from '@uid/ui/format-time';
import { useEffect } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { request } from '../../request/shell-request.ts';
import { useResource } from '../../request/use-resource.ts';
import { OrderPart } from '../orders/parts/order-part.tsx';
import { ResourceView } from '../orders/parts/resource-view.tsx';
import { messageTexts } from './message-texts.ts';
import { messagesId } from './conversation-id.ts';
import { Message } from './message.tsx';
import styles from './messages.module.css';
import { WriteMessage } from './write-message.tsx';

interface ConversationProps {
  /** Number of an order or an enquiry. */
  no: string;
  /** Called after a message was sent, which may have changed the order or enquiry. */
  onSent?: () => void;
}

/** The messages about an order or an enquiry, when staff are there, and the form to write. */
export function Conversation({ no, onSent }: ConversationProps) {
  const language = useLanguage();
  const texts = messageTexts[language];
  const resource = useResource(getThread, { language, no });
  useMarkRead(no, resource.data);
  return (
    <div id={messagesId} data-print={resource.data?.messages.length ? undefined : 'no'}>
      <OrderPart title={texts.title}>
        <ResourceView resource={resource}>
          {({ messages, service, canWrite }) => (
            <>
              {service && <Hours service={service} language={language} />}
              {messages.length === 0 ? (
                <p>{texts.empty}</p>
              ) : (
                <ol className={styles.messages}>
                  {messages.map((message) => (
                    <Message key={message.id} no={no} message={message} />
                  ))}
                </ol>
              )}
              {canWrite ? (
                <WriteMessage
                  no={no}
                  onSent={() => {
                    onSent?.();
                    return resource.reload();
                  }}
                />
              ) : (
                <p className={styles.small}>{texts.closed}</p>
              )}
            </>
          )}
        </ResourceView>
      </OrderPart>
    </div>
  );
}

function Hours({ service, language }: { service: ServiceTime; language: Language }) {
  const texts = messageTexts[language];
  const { isOpen, until, answerHours, answeredBy } = service;
  const time = formatShopHour(until, language);
  return (
    <p className={styles.small} data-print="no">
      {isOpen ? texts.open(time) : texts.shut(time)}
      {sentenceGap[language]}
      {texts.answered(answerHours, formatShopHour(answeredBy, language))}
    </p>
  );
}

/** Tells the server once that the company's messages are on the screen. */
function useMarkRead(no: string, thread: Thread | undefined): void {
  const language = useLanguage();
  const unread = thread?.messages.findLast(({ side, isRead }) => side === 'staff' && !isRead)?.id;
  useEffect(() => {
    if (unread === undefined) return;
    // If this fails, the email announces once more what has been seen.
    void request(markThreadRead, { language, no, id: unread }, { skipErrorHandler: true }).catch(
      () => undefined,
    );
  }, [unread, language, no]);
}
