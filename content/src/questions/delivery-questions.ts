import type { SupportQuestion } from '@uid/contract/content';

export const deliveryQuestions: SupportQuestion[] = [
  {
    id: 'lead-time',
    topic: 'delivery',
    products: [],
    text: {
      zh: {
        question: '多久发货？',
        answer:
          '每个型号写明工作日数，从付款成功起算；个人化卡片另需与您核对数据。发货后订单里有承运商、单号与轨迹。',
      },
      en: {
        question: 'How soon do you ship?',
        answer:
          'Each variant names its working days, counted from payment; personalised cards also wait for data checked with you. After dispatch the order shows carrier, number and track.',
      },
    },
  },
  {
    id: 'out-of-stock',
    topic: 'delivery',
    products: [],
    text: {
      zh: {
        question: '缺货的型号可以先下单吗？',
        answer:
          '不可以。页面显示的库存就是能下单的数量，缺货型号不接受无货下单。需要到货通知或按项目排产，请联系销售。',
      },
      en: {
        question: 'Can I order what is out of stock?',
        answer:
          'No: the stock shown is what can be ordered. For a notice when it is back, or production for your project, contact sales.',
      },
    },
  },
  {
    id: 'licence-delivery',
    topic: 'delivery',
    products: [],
    text: {
      zh: {
        question: '软件许可怎么交付？',
        answer:
          '软件许可没有物流。付款后签发授权码，只写在订单里，并发通知告诉您；登录后打开订单即可复制。',
      },
      en: {
        question: 'How are licences delivered?',
        answer:
          'Nothing is shipped. After payment the licence key is issued. It stands in your order and in no mail; a notice tells you when it is there.',
      },
    },
  },
  {
    id: 'delivery-cost',
    topic: 'delivery',
    products: [],
    text: {
      zh: {
        question: '运费多少？',
        answer: '实物满 500 元免运费，不足收取 12 元；软件许可不计运费。金额在购物车里就能看到。',
      },
      en: {
        question: 'What does delivery cost?',
        answer:
          'Free for shipped goods of ¥500 or more, otherwise ¥12; licences cost nothing to deliver. The cart shows it.',
      },
    },
  },
  {
    id: 'damaged-parcel',
    topic: 'delivery',
    products: [],
    text: {
      zh: {
        question: '收到时包装破损怎么办？',
        answer:
          '请拍照并拒签，或在签收当日联系我们。卡与模组的包装带防拆封条：封条破损的请不要启用，我们换新，旧件退回后销毁。',
      },
      en: {
        question: 'The parcel is damaged. What now?',
        answer:
          'Photograph and refuse it, or contact us the same day. Cards and modules carry tamper seals: if one is broken, do not use them. We replace them and destroy the old ones.',
      },
    },
  },
  {
    id: 'returns',
    topic: 'delivery',
    products: [],
    text: {
      zh: {
        question: '可以退货吗？',
        answer:
          '未拆封的硬件自签收起 7 日内可退；已拆封的卡与模组可能被写入密钥，不再销售，因此只在有质量问题时更换。授权码签发后不支持无理由退款。',
      },
      en: {
        question: 'Can I return goods?',
        answer:
          'Unopened hardware within 7 days of delivery. Opened cards and modules may hold keys and are not sold again, so they are exchanged only for faults. A licence whose key has been issued cannot be returned without cause.',
      },
    },
  },
];
