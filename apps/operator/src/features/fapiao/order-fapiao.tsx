import { fapiaoStateOf } from '@uid/contract/fapiao-words';
import { staffFapiaoContent } from '@uid/contract/staff-fapiao';
import type { StaffOrder } from '@uid/contract/staff-orders';

import { useFormats } from '../../format/use-formats.ts';
import { FileButton } from '../../request/file-button.tsx';
import { Part } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { AttachFapiao } from './attach-fapiao.tsx';
import styles from './fapiao.module.css';
import { fapiaoTexts } from './fapiao-texts.ts';
import { RemoveFapiao } from './remove-fapiao.tsx';

/** The electronic fapiao of an order, and the way to attach one. */
export function OrderFapiao({ order }: { order: StaffOrder }) {
  const own = useTexts(fapiaoTexts);
  const { language } = useConsoleSession();
  const { time } = useFormats();
  const may = useMay();
  const { no, fapiao, canAttachFapiao } = order;
  const words = own.states[fapiaoStateOf(order, fapiao.length > 0)];
  return (
    <div className={styles.part}>
      <Part title={own.files} lead={own.state(words)}>
        {fapiao.length > 0 && (
          <ul className={styles.files}>
            {fapiao.map(({ id, number, type, at, person }) => (
              <li key={id} className={styles.file}>
                <div className={styles.row}>
                  <div>
                    <code>{number}</code> {type.toUpperCase()}
                    <p className={styles.small}>
                      {[time(at), ...(person.email ? [person.email] : [])].join(' · ')}
                    </p>
                  </div>
                  {may(staffFapiaoContent.permission) && (
                    <FileButton endpoint={staffFapiaoContent} input={{ language, no, id }}>
                      {type.toUpperCase()} <span className="visually-hidden">{number}</span>
                    </FileButton>
                  )}
                </div>
                <RemoveFapiao no={no} id={id} name={`${number} ${type.toUpperCase()}`} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      {canAttachFapiao && <AttachFapiao no={no} />}
    </div>
  );
}
