import type { EnquiryForm } from '@uid/contract/enquiries';
import { sendEnquiry } from '@uid/contract/enquiries';
import type { Language } from '@uid/contract/language';

import type { Customer } from './people.ts';
import type { World } from './world.ts';

type Question = Record<Language, string>;

const contacts: Question[] = [
  {
    zh: '我们计划为一千二百台电表更换通信卡，想了解卡片的寿命和更换流程，能否安排一次技术交流？',
    en: 'We plan to change the cards of 1,200 electricity meters and would like to know how long they last and how a change is done. Can we arrange a call?',
  },
  {
    zh: '请问网关支持与现有的 VPN 同时使用吗？我们希望分部门逐步迁移，不中断业务。',
    en: 'Can the gateway be used beside our present VPN? We would like to move one department after the other without an interruption.',
  },
  {
    zh: '贵司的产品是否提供商用密码产品认证证书的副本？招标文件要求附上。',
    en: 'Can you send copies of the certificates of your cryptographic products? A tender asks us to attach them.',
  },
];

const quotes: Question[] = [
  {
    zh: '我们需要两百片安全模块用于充电桩，请报含税价格和交货周期，付款方式为对公转账。',
    en: 'We need 200 security modules for charging stations. Please quote price and delivery time; we pay by bank transfer.',
  },
  {
    zh: '请按年报五百个终端的许可价格，并说明超出数量时如何计费。',
    en: 'Please quote licences for 500 terminals a year, and say what more of them cost.',
  },
];

const tickets: Question[] = [
  {
    zh: '升级之后首次握手偶尔需要三秒，重启终端可以恢复，日志已经保存，请问需要提供哪些信息？',
    en: 'Since the upgrade the first handshake sometimes takes three seconds; a restart of the terminal helps. We have kept the logs: what do you need?',
  },
  {
    zh: '控制台提示证书将在三十天后到期，请问更换证书时终端是否需要重新登记？',
    en: 'The console says that a certificate expires in thirty days. Do terminals have to register again when it is replaced?',
  },
];

export async function enquire(world: World, customer: Customer): Promise<void> {
  await world.insist(sendEnquiry, formOf(world, customer));
}

function formOf({ dice }: World, { language, email }: Customer): EnquiryForm {
  const name = language === 'zh' ? '信息化部' : 'IT department';
  const company = language === 'zh' ? '示例公司' : 'Example company';
  const sender = { language, name, email, company, consent: true as const };
  const message = (questions: Question[]) => dice.pick(questions)[language];
  const kind = dice.pick(['contact', 'quote', 'ticket']);
  switch (kind) {
    case 'quote':
      return { ...sender, kind, message: message(quotes), sku: 'MOD-SPI', quantity: 200 };
    case 'ticket':
      return { ...sender, kind, message: message(tickets), severity: 'degraded' };
    default:
      return { ...sender, kind: 'contact', message: message(contacts) };
  }
}
