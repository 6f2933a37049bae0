import { getStaffThread } from '@uid/contract/staff-conversations';
import { getStaffOrder } from '@uid/contract/staff-orders';

import { DoneToLink } from '../../detail/done-to-link.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { usePathPart } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { OrderThread } from '../conversations/order-thread.tsx';
import { OrderFapiao } from '../fapiao/order-fapiao.tsx';
import { OrderAbout } from './order-about.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { AskRefund } from './ask-refund.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { OrderStatus } from './order-status.tsx';
import { orderTexts } from './order-texts.ts';
import styles from './orders.module.css';

/** One order: its facts, and the actions that the reader may take. */
export function OrderScreen() {
  const own = useTexts(orderTexts);
  const { language } = useConsoleSession();
  const may = useMay();
  const no = usePathPart('no');
  const answer = useAnswer(getStaffOrder, { language, no });
  const { data } = answer;
  return (
    <Screen
      title={own.detail(no)}
      actions={
        data && (
          <>
            <DoneToLink subject={data.no} />
            <OrderStatus state={data.state} />
          </>
        )
      }
    >
      <Answered answer={answer}>
        {(order) => (
          <div className={styles.order}>
            <div className={styles.column}>
              <OrderAbout order={order} />
              <OrderGoods order={order} />
              <OrderParcels order={order} />
              <OrderMoney order={order} />
              <OrderFapiao order={order} />
              {may(getStaffThread.permission) && <OrderThread no={order.no} />}
              <OrderMails no={order.no} />
            </div>
            <div className={styles.column}>
              <OrderNotes order={order} />
              <OrderHistory order={order} />
              <div>
                {order.canCorrectAddress && <CorrectAddress order={order} />}
                {order.canAskRefund && <AskRefund no={order.no} />}
                {order.canCancel && <CancelOrder no={order.no} />}
              </div>
            </div>
          </div>
        )}
      </Answered>
    </Screen>
  );
}
