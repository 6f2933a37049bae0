import { partnerWords, severityWords } from '@uid/contract/enquiry-words';
import type { enquiryKinds, partnerKinds, ticketSeverities } from '@uid/contract/kinds';
import type { Localised } from '@uid/contract/language';

type Kind = (typeof enquiryKinds)[number];

export interface EnquiryTexts {
  choose: string;
  kinds: Record<Exclude<Kind, 'cooperation'>, string>;
  intro: Record<Kind, string>;
  optional: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  product: string;
  noProduct: string;
  sku: string;
  quantity: string;
  version: string;
  severity: string;
  severities: Record<(typeof ticketSeverities)[number], string>;
  partner: string;
  partners: Record<(typeof partnerKinds)[number], string>;
  message: Record<Kind, string>;
  messageHint: Record<Kind, string>;
  consent: string;
  consentNeeded: string;
  website: string;
  send: Record<Kind, string>;
  wrong: string;
  wait: (minutes: number) => string;
  sentTitle: string;
  sentText: string;
}

/** Texts of the forms that write to the company. */
export const enquiryTexts: Localised<EnquiryTexts> = {
  zh: {
    choose: '来信类型',
    kinds: { contact: '咨询', quote: '询价', ticket: '报告故障' },
    intro: {
      contact: '写下您的问题，两个工作日内答复。',
      quote: '写明产品、数量与接入方式，我们据此报价。',
      ticket: '写明型号、版本与现象。服务中断的，请同时拨打技术支持电话。',
      cooperation: '写明公司、面向的行业和第一个项目，两个工作日内答复。',
    },
    optional: '选填',
    name: '姓名',
    email: '邮箱',
    phone: '电话',
    company: '公司',
    product: '产品',
    noProduct: '不确定',
    sku: '型号编码',
    quantity: '数量',
    version: '软件版本',
    severity: '影响程度',
    severities: severityWords.zh,
    partner: '合作类型',
    partners: partnerWords.zh,
    message: {
      contact: '您的问题',
      quote: '用途与要求',
      ticket: '现象',
      cooperation: '行业与第一个项目',
    },
    messageHint: {
      contact: '10 至 3000 字。不要填写密码、验证码或密钥。',
      quote: '例如接入方式、交付时间、合规要求。',
      ticket: '何时开始、怎样重现、错误提示原文。不要填写密码、验证码或密钥。',
      cooperation: '例如面向电力行业，计划在 200 个站点试点。',
    },
    consent: '我同意用以上联系方式答复这封来信；信息不作他用。',
    consentNeeded: '需要您的同意，我们才能答复',
    website: '此项请留空',
    send: { contact: '发送', quote: '提交询价', ticket: '提交故障', cooperation: '提交申请' },
    wrong: '还没有发送，请检查以下内容',
    wait: (minutes) => `发送次数过多，请在 ${minutes} 分钟后再试，或直接来电。`,
    sentTitle: '已收到',
    sentText: '确认邮件已发往您的邮箱，两个工作日内答复。来电时请报编号：',
  },
  en: {
    choose: 'What it is about',
    kinds: { contact: 'Ask us', quote: 'Get a quote', ticket: 'Report a fault' },
    intro: {
      contact: 'Tell us your question. We answer within two working days.',
      quote: 'Name the product, the quantity and how it connects; we base the quote on that.',
      ticket:
        'Name the model, the version and what you see. If a service is down, call technical support as well.',
      cooperation:
        'Tell us about your company, your industry and a first project. We answer within two working days.',
    },
    optional: 'optional',
    name: 'Name',
    email: 'Email',
    phone: 'Telephone',
    company: 'Company',
    product: 'Product',
    noProduct: 'Not sure',
    sku: 'Item code',
    quantity: 'Quantity',
    version: 'Software version',
    severity: 'Impact',
    severities: severityWords.en,
    partner: 'Kind of partner',
    partners: partnerWords.en,
    message: {
      contact: 'Your question',
      quote: 'Use and requirements',
      ticket: 'What you see',
      cooperation: 'Industry and first project',
    },
    messageHint: {
      contact: '10 to 3,000 characters. No passwords, codes or keys, please.',
      quote: 'For example how it connects, when you need it, what it must comply with.',
      ticket:
        'Since when, how to reproduce it, the exact error message. No passwords, codes or keys, please.',
      cooperation: 'For example: power utilities, a pilot at 200 sites.',
    },
    consent: 'You may use these details to answer this message, and for nothing else.',
    consentNeeded: 'We need your consent to answer',
    website: 'Leave this field empty',
    send: {
      contact: 'Send',
      quote: 'Ask for a quote',
      ticket: 'Report the fault',
      cooperation: 'Apply',
    },
    wrong: 'Not sent yet. Please check',
    wait: (minutes) =>
      `Too many messages. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call us.`,
    sentTitle: 'Received',
    sentText:
      'A confirmation is on its way to your mailbox; the answer follows within two working days. When you call, quote',
  },
};
