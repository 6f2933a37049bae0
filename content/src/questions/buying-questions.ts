import type { SupportQuestion } from '@uid/contract/content';

export const buyingQuestions: SupportQuestion[] = [
  {
    id: 'order-limit',
    topic: 'buying',
    products: [],
    text: {
      zh: {
        question: '同一商品一次最多买几件？',
        answer:
          '同一商品最多 12 件。更多数量请在支持页留下需求，我们按项目报价，并书面约定交期与个人化要求。',
      },
      en: {
        question: 'How many of one item can I order?',
        answer:
          'Up to 12. For more, tell us on the support page; price, delivery and personalisation are then agreed in writing for the project.',
      },
    },
  },
  {
    id: 'unpaid-order',
    topic: 'buying',
    products: [],
    text: {
      zh: {
        question: '订单多久不付款会取消？',
        answer:
          '下单后为您保留库存 30 分钟，选择对公转账的自下单起保留 72 小时，页面按服务器时间倒计时。到时自动取消并释放库存；若有一笔支付正在进行，会先向支付机构核实再决定。',
      },
      en: {
        question: 'When does an unpaid order end?',
        answer:
          'Stock is held for 30 minutes, or 72 hours from the order if you choose a bank transfer, counted down by the server’s clock. Then the order is cancelled and its stock released; a payment under way is checked with the payment company first.',
      },
    },
  },
  {
    id: 'price-changed',
    topic: 'buying',
    products: [],
    text: {
      zh: {
        question: '加入购物车后价格变了怎么办？',
        answer:
          '购物车会同时标出原价与现价。提交订单时若价格或库存与您看到的不同，订单不会生成，先请您确认差额。',
      },
      en: {
        question: 'What if a price changes while it is in my cart?',
        answer:
          'The cart shows both prices. If price or stock differ from what you saw when you submit, no order is made until you confirm the difference.',
      },
    },
  },
  {
    id: 'late-payment',
    topic: 'buying',
    products: [],
    text: {
      zh: {
        question: '订单已取消，钱却扣了，怎么办？',
        answer:
          '不需要您操作。款项到账时若还有货，订单会恢复并重新保留库存；若已无货，全额原路退回。两种结果都会写进订单的时间线。',
      },
      en: {
        question: 'My order was cancelled but I was charged. What happens?',
        answer:
          'You need not do anything. If the goods are still there when the money arrives, the order is revived; if not, the full amount is refunded the way it came. Either way the order’s timeline says so.',
      },
    },
  },
  {
    id: 'cancel-order',
    topic: 'buying',
    products: [],
    text: {
      zh: {
        question: '下单后还能取消或修改吗？',
        answer:
          '未付款的订单可在订单页取消，库存立即释放；地址与发票资料以提交时为准，填错请取消后重新下单。已付款未发货的，请联系支持并提供订单号。',
      },
      en: {
        question: 'Can I cancel or change an order?',
        answer:
          'An unpaid order can be cancelled on its page and its stock is released at once. Address and invoice details stand as submitted: if they are wrong, cancel and order again. If it is paid but not shipped, contact support with the order number.',
      },
    },
  },
  {
    id: 'invoice',
    topic: 'buying',
    products: [],
    text: {
      zh: {
        question: '可以开什么发票？',
        answer:
          '个人或企业抬头的增值税普通发票，下单时填写。企业请核对统一社会信用代码；需要专用发票，请联系销售核对资料后开具。',
      },
      en: {
        question: 'Which invoices do you issue?',
        answer:
          'Ordinary VAT invoices for persons and companies, entered when you order; companies check their unified social credit code. For special VAT invoices, contact sales.',
      },
    },
  },
  {
    id: 'guest-cart',
    topic: 'buying',
    products: [],
    text: {
      zh: {
        question: '没有账户可以先选购吗？',
        answer:
          '可以。游客购物车在本浏览器保存 90 天；登录后并入账户的购物车，同一商品数量相加，以 12 件为限。',
      },
      en: {
        question: 'Can I fill a cart without an account?',
        answer:
          'Yes. A guest cart is kept for 90 days in your browser and joins your account’s cart when you log in; quantities add up to 12 of one item.',
      },
    },
  },
  {
    id: 'public-network-card',
    topic: 'buying',
    products: ['safety-sim-card', 'safety-super-sim-card'],
    text: {
      zh: {
        question: '商城买的卡能打电话、上公网吗？',
        answer:
          '不能直接使用。商城的卡带密码应用，不含运营商号码与鉴权数据，用于开发联调，或写入自建专网的鉴权数据。可入公网的卡由运营商发行，请提交需求。',
      },
      en: {
        question: 'Can a card from the shop make calls?',
        answer:
          'Not as it comes. It has the cryptographic applet but no operator number; it is for development, or for a private network whose data you write. Cards for public networks are issued by operators: tell us what you need.',
      },
    },
  },
];
