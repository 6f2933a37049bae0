import type { Kept, KeptKind } from '@uid/contract/personal-data';
import type { Localised } from '@uid/contract/language';
import { formatDay } from '@uid/ui/format-time';

import { useSession } from '../../../session/session-context.ts';

type Words = Record<KeptKind, (count: number, day: string) => string>;

const texts: Localised<Words> = {
  zh: {
    'open-orders': (count, day) =>
      `${count} 个未付款的订单：最迟 ${day}自动取消，随后清除姓名、电话和地址。`,
    orders: (count, day) =>
      `${count} 个已付款的订单，连同发票、付款与退款：公司账册，按《税收征收管理法实施细则》第二十九条保存到 ${day}，之后清除姓名、电话、地址和发票信息。`,
    log: (count, day) =>
      `${count} 条安全日志（时间、IP 地址、浏览器）：按《网络安全法》第二十三条保存到 ${day}，不再与您的账户相连。`,
  },
  en: {
    'open-orders': (count, day) =>
      `${count} unpaid ${count === 1 ? 'order' : 'orders'}: cancelled by ${day} at the latest, then without name, telephone and address.`,
    orders: (count, day) =>
      `${count} paid ${count === 1 ? 'order' : 'orders'} with fapiao, payments and refunds: the company’s books, kept until ${day} by article 29 of the Rules for the Implementation of the Law on Tax Collection, then without name, telephone, address and fapiao details.`,
    log: (count, day) =>
      `${count} ${count === 1 ? 'line' : 'lines'} of the security log (time, IP address, browser): kept until ${day} by article 23 of the Cybersecurity Law, tied to no account.`,
  },
};

/** What a deletion leaves behind, why, and until when. */
export function KeptList({ kept }: { kept: Kept }) {
  const { language } = useSession();
  const own = texts[language];
  return (
    <ul>
      {kept.map(({ what, count, until }) => (
        <li key={what}>{own[what](count, formatDay(until, language))}</li>
      ))}
    </ul>
  );
}
