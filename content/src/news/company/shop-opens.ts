import type { NewsArticle } from '@uid/contract/content';

export const shopOpens: NewsArticle = {
  id: 'shop-opens',
  category: 'company',
  publishedOn: '2026-01-08',
  products: ['safety-sim-card', 'safety-mods'],
  text: {
    zh: {
      title: '商城开放：卡、模组与许可可以直接下单',
      summary: '价格与库存公开，未付款订单保留三十分钟，同一商品十二件以内不必询价。',
      sections: [
        {
          heading: '为什么公开价格',
          paragraphs: [
            '小批量评估不应先走一轮询价。工程师需要的是三张卡、两片模组和一份开发套件，而不是一次商务会谈。十二件以内直接下单，更多数量仍由销售按项目报价，因为那时要谈的还有个人化、灌装与交期。',
          ],
        },
        {
          heading: '库存是真的',
          paragraphs: [
            '下单与扣减库存在同一个数据库事务里完成，页面显示的数量就是能下单的数量。缺货的型号会写明缺货，不接受无货下单；只剩几件的也照实显示。',
          ],
        },
        {
          heading: '付款结果以谁为准',
          paragraphs: [
            '浏览器跳回来不代表付款成功，我们以支付机构经验证的通知和主动查询为准，其间页面显示“确认中”。款项在订单结束后才到账的，有货则恢复订单，无货则原路退回。',
          ],
        },
        {
          heading: '哪些还不能在线买',
          paragraphs: [
            '入公网的卡由运营商发行；UM-M 模组、20 万会话的认证网关和私有部署的认证平台需要先确认环境。这些请在支持页说明需求。',
          ],
        },
      ],
    },
    en: {
      title: 'The shop is open: order cards, modules and licences directly',
      summary:
        'Open prices and stock, unpaid orders held for thirty minutes, no quotation needed for up to twelve of an item.',
      sections: [
        {
          heading: 'Why open prices',
          paragraphs: [
            'A small evaluation should not begin with a round of quotes. An engineer needs three cards, two modules and a kit, not a sales meeting. Up to twelve are ordered directly; beyond that sales quotes for the project, because personalisation, loading and delivery dates come into it.',
          ],
        },
        {
          heading: 'The stock is real',
          paragraphs: [
            'Order and stock change in one database transaction: the number on the page is the number that can be ordered. What is out of stock says so and cannot be ordered; what is nearly gone says that too.',
          ],
        },
        {
          heading: 'Who decides that you paid',
          paragraphs: [
            'A browser coming back proves nothing. We go by verified notices from the payment company and by asking it ourselves; until then the page says that the payment is being confirmed. Money that arrives after an order ended revives it if the goods are there, and otherwise goes back.',
          ],
        },
        {
          heading: 'What cannot be bought online yet',
          paragraphs: [
            'Cards for public networks are issued by operators. UM-M modules, the 200,000-session gateway and authentication platforms on your own premises need a look at the environment first. Tell us on the support page.',
          ],
        },
      ],
    },
  },
};
