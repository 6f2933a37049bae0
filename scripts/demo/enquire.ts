import type { EnquiryForm } from '@uid/contract/enquiries';
import { sendEnquiry } from '@uid/contract/enquiries';
import type { Language } from '@uid/contract/language';

import type { Customer } from './people.ts';
import type { World } from './world.ts';

/** A visitor's question and the shop's answer. */
type Question = Record<Language, { message: string; answer: string }>;

const contacts: Question[] = [
  {
    zh: {
      message:
        '我们计划为一千二百台电表更换通信卡，想了解卡片的寿命和更换流程，能否安排一次技术交流？',
      answer: '感谢来信。卡片寿命和更换流程适合在电话里逐步说明，请告诉我们两个方便的时间。',
    },
    en: {
      message:
        'We plan to change the cards of 1,200 electricity meters and would like to know how long they last and how a change is done. Can we arrange a call?',
      answer:
        'Thank you for writing. How long the cards last and how they are changed is best gone through on a call. Which two times would suit you?',
    },
  },
  {
    zh: {
      message: '请问网关支持与现有的 VPN 同时使用吗？我们希望分部门逐步迁移，不中断业务。',
      answer:
        '感谢来信。怎样分步迁移取决于现有网络。请告诉我们现有 VPN 的型号和各部门的终端数量，我们据此给出步骤。',
    },
    en: {
      message:
        'Can the gateway be used beside our present VPN? We would like to move one department after the other without an interruption.',
      answer:
        'Thank you for writing. The steps depend on your network. Please tell us the model of your VPN and how many terminals each department has, and we will write them down for you.',
    },
  },
  {
    zh: {
      message: '贵司的产品是否提供商用密码产品认证证书的副本？招标文件要求附上。',
      answer:
        '感谢来信。证书和检测报告列在网站的“证书与检测”页，编号和范围以该页为准。需要盖章副本的，请告诉我们产品型号和收件地址。',
    },
    en: {
      message:
        'Can you send copies of the certificates of your cryptographic products? A tender asks us to attach them.',
      answer:
        'Thank you for writing. Certificates and test reports are listed on our page “Certificates and tests”, with number and scope. For stamped copies please tell us the models and a postal address.',
    },
  },
];

const quotes: Question[] = [
  {
    zh: {
      message: '我们需要两百片安全模块用于充电桩，请报含税价格和交货周期，付款方式为对公转账。',
      answer: '感谢来信。报价单会写明两百片的含税价格和交货周期，请先告诉我们收货城市。',
    },
    en: {
      message:
        'We need 200 security modules for charging stations. Please quote price and delivery time; we pay by bank transfer.',
      answer:
        'Thank you for writing. The quote will state price and delivery time for 200 pieces. Which city do they go to?',
    },
  },
  {
    zh: {
      message: '请按年报五百个终端的许可价格，并说明超出数量时如何计费。',
      answer: '感谢来信。请告诉我们预计每年增加多少终端，报价单会一并写明超出数量时的价格。',
    },
    en: {
      message: 'Please quote licences for 500 terminals a year, and say what more of them cost.',
      answer:
        'Thank you for writing. How many terminals do you expect to add a year? The quote will then state the price of further ones, too.',
    },
  },
];

const tickets: Question[] = [
  {
    zh: {
      message:
        '升级之后首次握手偶尔需要三秒，重启终端可以恢复，日志已经保存，请问需要提供哪些信息？',
      answer: '感谢来信。请提供终端型号、升级前后的版本号，以及一次慢握手前后各五分钟的日志。',
    },
    en: {
      message:
        'Since the upgrade the first handshake sometimes takes three seconds; a restart of the terminal helps. We have kept the logs: what do you need?',
      answer:
        'Thank you for writing. Please send us the model of the terminal, the versions before and after the upgrade, and the log of five minutes around a slow handshake.',
    },
  },
  {
    zh: {
      message: '控制台提示证书将在三十天后到期，请问更换证书时终端是否需要重新登记？',
      answer: '感谢来信。请告诉我们控制台的版本和证书的编号，我们核对之后答复。',
    },
    en: {
      message:
        'The console says that a certificate expires in thirty days. Do terminals have to register again when it is replaced?',
      answer:
        'Thank you for writing. Please tell us the version of the console and the number of the certificate, and we will look it up.',
    },
  },
];

const everyQuestion = [...contacts, ...quotes, ...tickets].flatMap(
  Object.values<Question[Language]>,
);

/** Returns the shop's answer to one of these questions. */
export function answerTo({ message }: { message: string }): string {
  const asked = everyQuestion.find((each) => each.message === message);
  if (!asked) throw new Error(`The demo has no answer to: ${message}`);
  return asked.answer;
}

/** Sends a form of each kind without an account. One sender has mistyped their address. */
export async function enquireByMail({ insist }: World): Promise<void> {
  const [meters, , certificates] = contacts;
  const [modules] = quotes;
  const [handshake] = tickets;
  const consent = true as const;
  await insist(sendEnquiry, {
    language: 'zh',
    kind: 'contact',
    name: '陈工',
    company: '示例电力公司',
    email: 'chen@meters.example',
    message: meters!.zh.message,
    consent,
  });
  await insist(sendEnquiry, {
    language: 'en',
    kind: 'quote',
    name: 'Purchasing',
    company: 'Example Charging',
    email: 'purchasing@charging.example',
    message: modules!.en.message,
    sku: 'MOD-SPI',
    quantity: 200,
    consent,
  });
  await insist(sendEnquiry, {
    language: 'zh',
    kind: 'ticket',
    name: '运维值班',
    company: '示例水务公司',
    email: 'ops@water.example',
    message: handshake!.zh.message,
    severity: 'degraded',
    consent,
  });
  await insist(sendEnquiry, {
    language: 'zh',
    kind: 'contact',
    name: '招标办公室',
    company: '示例医院',
    email: mistypedAddress,
    message: certificates!.zh.message,
    consent,
  });
}

/** An address of a domain that does not exist. */
export const mistypedAddress = 'tender@hospitall.example';

export async function enquire(world: World, customer: Customer): Promise<void> {
  await world.insist(sendEnquiry, formOf(world, customer));
}

function formOf({ dice }: World, { language, email }: Customer): EnquiryForm {
  const name = language === 'zh' ? '信息化部' : 'IT department';
  const company = language === 'zh' ? '示例公司' : 'Example company';
  const sender = { language, name, email, company, consent: true as const };
  const message = (questions: Question[]) => dice.pick(questions)[language].message;
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
