import type { Localised } from '@uid/contract/language';

import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { MailText } from '../codes/code-mails.ts';

const mail = (brand: string): Localised<MailText> => ({
  zh: {
    subject: `您的 ${brand} 账户已删除`,
    text: `您好：\n\n您的 ${brand} 账户已按您的要求删除，个人资料、地址、登录记录均已清除，所有设备上的登录已退出。\n按照法律规定，已下的订单作为公司账目保留，但不再属于任何账户。\n这是我们发往这个邮箱的最后一封账户邮件。如果不是您本人操作，请联系我们。\n\n${brand}\n`,
  },
  en: {
    subject: `Your ${brand} account is deleted`,
    text: `Hello,\n\nYour ${brand} account has been deleted as you asked: your details, addresses and login history are erased, and you were logged out everywhere.\nOrders stay in our books, as the law requires, and no longer belong to any account.\nThis is the last email about the account. If it was not you, contact us.\n\n${brand}\n`,
  },
});

/** The last mail that an account's owner receives: it says that the account was deleted. */
export function deletionMail({ language, brand }: Letterhead): MailText {
  return mail(brand)[language];
}
