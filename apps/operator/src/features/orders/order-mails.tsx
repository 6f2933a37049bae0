import { listOrderMails, resendOrderMail } from '@uid/contract/staff-notices';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** The mails to the customer about the order, with a button to send each once more. */
export function OrderMails({ no }: { no: string }) {
  const own = useTexts(orderTexts);
  const { language, notify } = useConsoleSession();
  const { time } = useFormats();
  const may = useMay();
  const answer = useAnswer(listOrderMails, { language, no });
  return (
    <Answered answer={answer}>
      {({ mails }) => (
        <Part title={own.mails} empty={own.noMails} isEmpty={mails.length === 0}>
          <ul className={styles.rows}>
            {mails.map(({ id, title, at, state, canResend }) => (
              <li key={id} className={styles.row}>
                <div>
                  {title}
                  <p className={styles.small}>
                    {time(at)}
                    {state && ` · ${own.mailStates[state]}`}
                  </p>
                </div>
                {canResend && may(resendOrderMail.permission) && (
                  <ActionButton
                    endpoint={resendOrderMail}
                    input={{ language, no, id }}
                    onDone={() => notify(own.mailResent)}
                  >
                    {own.resendMail}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Answered>
  );
}
