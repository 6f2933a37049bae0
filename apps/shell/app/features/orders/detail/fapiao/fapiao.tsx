import { fapiaoStateOf, fapiaoStateWords } from '@uid/contract/fapiao-words';
import { fapiaoContent, listFapiaoFiles } from '@uid/contract/invoices';
import type { FapiaoFile } from '@uid/contract/invoices';
import type { Order } from '@uid/contract/orders';
import { DescriptionList } from '@uid/ui/description-list';
import { formatShopTime } from '@uid/ui/format-time';
import { Skeleton } from '@uid/ui/skeleton';

import { useLanguage } from '../../../../layout/use-language.ts';
import { useResource } from '../../../../request/use-resource.ts';
import { messagesId } from '../../../conversations/conversation-id.ts';
import { FileButton } from '../../files/file-button.tsx';
import { orderTexts } from '../../order-texts.ts';
import styles from '../detail.module.css';
import { fapiaoTexts } from './fapiao-texts.ts';

/** The state of an order's fapiao, and the issued files, which can be saved. */
export function Fapiao({ order, isPaid }: { order: Order; isPaid: boolean }) {
  return isPaid ? <IssuedFapiao order={order} /> : <FapiaoFacts order={order} files={[]} />;
}

function IssuedFapiao({ order }: { order: Order }) {
  const { no } = order;
  const language = useLanguage();
  const { data, error } = useResource(listFapiaoFiles, { language, no });
  if (data) return <FapiaoFacts order={order} files={data.files} />;
  if (error) return <p>{fapiaoTexts[language].failed}</p>;
  return <Skeleton shape="rows" lines={1} label={orderTexts[language].loading} />;
}

function FapiaoFacts({ order, files }: { order: Order; files: FapiaoFile[] }) {
  const language = useLanguage();
  const texts = fapiaoTexts[language];
  const state = fapiaoStateOf(order, files.length > 0);
  // The text above already says that no fapiao was asked for.
  if (state === 'none') return stillIssued.has(order.state) ? <AskLate /> : null;
  const byNumber = [...Map.groupBy(files, ({ number }) => number)];
  return (
    <DescriptionList
      items={[
        { term: texts.state, details: fapiaoStateWords[language][state] },
        ...byNumber.map(([number, same]) => ({
          id: number,
          term: texts.number,
          details: <SavedFiles no={order.no} number={number} files={same} />,
        })),
      ]}
    />
  );
}

/** In these states, finance adds a fapiao to an order that was placed without one. */
const stillIssued: ReadonlySet<Order['state']> = new Set([
  'paid',
  'shipped',
  'delivered',
  'completed',
]);

/** A buyer who notices too late that a fapiao is needed writes to the company. */
function AskLate() {
  return (
    <p data-print="no">
      <a href={`#${messagesId}`}>{fapiaoTexts[useLanguage()].late}</a>
    </p>
  );
}

interface SavedFilesProps {
  no: string;
  number: string;
  files: FapiaoFile[];
}

/** The files of one fapiao, and when they came. */
function SavedFiles({ no, number, files }: SavedFilesProps) {
  const language = useLanguage();
  const texts = fapiaoTexts[language];
  const at = files[0]?.at ?? 0;
  return (
    <span className={styles.key}>
      <code>{number}</code>
      {files.map(({ id, type }) => (
        <FileButton key={id} operation={fapiaoContent} input={{ no, id }}>
          {texts.save[type]}
          <span className="visually-hidden"> {number}</span>
        </FileButton>
      ))}
      <time className={styles.by} dateTime={new Date(at).toISOString()}>
        {formatShopTime(at, language)}
      </time>
    </span>
  );
}
