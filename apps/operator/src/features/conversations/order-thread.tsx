import {
  getStaffThread,
  sendStaffMessage,
  staffMessageFile,
} from '@uid/contract/staff-conversations';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { AnswerCustomer } from './answer-customer.tsx';
import { conversationTexts } from './conversation-texts.ts';
import styles from './conversations.module.css';
import { ThreadMessages } from './thread-messages.tsx';

/** The messages between the customer of an order and the staff, and the form for the next answer. */
export function OrderThread({ no }: { no: string }) {
  const own = useTexts(conversationTexts);
  const { language } = useConsoleSession();
  const may = useMay();
  const answer = useAnswer(getStaffThread, { language, no });
  const isAsked = useAddress().query['show'] === 'messages';
  const canAnswer = may(sendStaffMessage.permission);
  return (
    <Answered answer={answer}>
      {({ messages, canWrite }) => (
        <div ref={isAsked ? leadHere : undefined} className={styles.write}>
          <Part title={own.messages} empty={own.noMessages} isEmpty={messages.length === 0}>
            <ThreadMessages messages={messages} no={no} endpoint={staffMessageFile} />
          </Part>
          {canAnswer && (canWrite ? <AnswerCustomer no={no} /> : <p>{own.closed}</p>)}
        </div>
      )}
    </Answered>
  );
}

/**
 * A `ref` that moves the focus and the view to the messages for a user who comes from the list of messages: on a
 * phone, the messages are several screens below the order's head.
 */
function leadHere(thread: HTMLElement | null): void {
  if (!thread) return;
  thread.tabIndex = -1;
  thread.focus({ preventScroll: true });
  thread.scrollIntoView({ block: 'start' });
}
