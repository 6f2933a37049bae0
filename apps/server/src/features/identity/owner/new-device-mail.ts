import { describeAgentSafely } from '@uid/contract/describe-agent';
import { timeTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { MailText } from '../codes/code-mails.ts';

interface NewDevice {
  at: number;
  address: string;
  agent: string;
  /** Leads to the page that ends the login; undefined if the site's own address is not known. */
  link: string | undefined;
}

/** Tells the owner of a login in a browser that the account was never used with. */
export function newDeviceMail(
  { at, address, agent, link }: NewDevice,
  { language, brand }: Letterhead,
): MailText {
  // The time zone is named, because the owner may read the mail in another one.
  const time = `${timeFormat(language).format(at)} (UTC+8)`;
  const device = describeAgentSafely(agent, language);
  return mails[language]({ time, device, address, link, brand });
}

type MailFacts = Pick<NewDevice, 'address' | 'link'> & Record<'time' | 'device' | 'brand', string>;

const mails: Localised<(facts: MailFacts) => MailText> = {
  zh: ({ time, device, address, link, brand }) => ({
    subject: `${brand} 账户在新设备上登录`,
    text: `您好：\n\n您的 ${brand} 账户刚刚在一台新设备上登录：\n\n时间：${time}\n设备：${device}\n网络地址：${address}\n\n如果是您本人操作，无需处理。\n${link ? `如果不是，请打开这个链接结束这次登录，再按页面提示重设密码（链接只能用一次）：\n\n${link}\n` : '如果不是，请立即在登录页选择“忘记密码”重新设置密码，所有设备都会退出。\n'}\n${brand}\n`,
  }),
  en: ({ time, device, address, link, brand }) => ({
    subject: `New login to your ${brand} account`,
    text: `Hello,\n\nYour ${brand} account has just been logged in to on a new device:\n\nTime: ${time}\nDevice: ${device}\nNetwork address: ${address}\n\nIf that was you, there is nothing to do.\n${link ? `If not, open this link to end that login, then reset the password as the page explains. The link works once:\n\n${link}\n` : 'If not, choose “Forgot password” on the login page at once: that logs every device out.\n'}\n${brand}\n`,
  }),
};

function timeFormat(language: Language) {
  return new Intl.DateTimeFormat(timeTags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  });
}
