import { routes } from '@uid/contract/pages';

import { listed } from './site-page.ts';
import type { SitePage } from './site-page.ts';

export const shopPages: readonly SitePage[] = [
  {
    path: routes.orders,
    text: {
      zh: {
        title: '我的订单',
        summary: '查看订单的进度、物流、授权码与发票，付款、取消、退款或再次购买。',
        words: listed(
          '订单查询、查订单、看订单、查物流、物流查询、快递单号、下载发票、订单状态、装箱单、' +
            '申请退款、退款进度、补开发票、快递到哪了、还没到货、订单进度、退款查询',
        ),
      },
      en: {
        title: 'Your orders',
        summary:
          'Follow an order, its parcels, licence keys and invoice; pay, cancel, ask for a refund or buy again.',
        words: listed(
          'my orders, order status, order history, past orders, track my order, ' +
            'track a parcel, download an invoice, refund progress',
        ),
      },
    },
  },
  {
    path: routes.cart,
    text: {
      zh: {
        title: '购物车',
        summary: '查看已选的商品、数量与金额，去结算。',
        words: listed('结算'),
      },
      en: {
        title: 'Cart',
        summary: 'What you have chosen, how many and what it costs; check out from here.',
        words: listed('basket, shopping cart, checkout'),
      },
    },
  },
  {
    path: `${routes.cart}#order-list`,
    text: {
      zh: {
        title: '按清单加入购物车',
        summary: '粘贴或从 CSV 文件读取型号与数量，逐行核对，一次加入。',
        words: listed(
          '按清单下单、快速下单、CSV 下单、导入订单、粘贴清单、型号清单、批量下单、批量导入、' +
            '批量加购、Excel 下单、上传清单',
        ),
      },
      en: {
        title: 'Add from a list',
        summary:
          'Paste SKUs and quantities or read a CSV file: checked line by line, added at once.',
        words: listed(
          'quick order, order by list, order by CSV, upload a list, import an order, ' +
            'bulk upload, bulk order form, upload CSV, spreadsheet',
        ),
      },
    },
  },
  {
    path: routes.reorder,
    text: {
      zh: {
        title: '常购清单',
        summary: '把常买的商品存成清单，一次全部加入购物车。',
        words: listed('再次购买、复购、采购清单、重复下单'),
      },
      en: {
        title: 'Reorder lists',
        summary: 'What you buy again and again, put in the cart at once.',
        words: listed('reorder, buy again, order again, shopping list'),
      },
    },
  },
  {
    path: routes.enquiry,
    text: {
      zh: {
        title: '我的咨询',
        summary: '查看咨询的答复，继续对话，附上文件。',
        words: listed('工单、咨询记录、客服回复'),
      },
      en: {
        title: 'Your enquiries',
        summary: 'Read our answers, write on and attach files.',
        words: listed('ticket, support ticket, support case, my messages'),
      },
    },
  },
  {
    path: routes.quote,
    text: {
      zh: {
        title: '我的报价',
        summary: '批量采购或项目采购的书面报价，可直接转成订单。',
        words: listed(
          '询价、询价单、报价单、企业采购、项目采购、采购合同、招投标、招标、投标、政府采购、' +
            '采购流程、供应商入库、形式发票、合同、签合同、书面报价、报价有效期',
        ),
      },
      en: {
        title: 'Your quotes',
        summary: 'Written quotes for quantities and projects, which become orders.',
        words: listed(
          'ask for a quote, quotation, request for quote, RFQ, purchase order, tender, PO, ' +
            'procurement, government procurement, vendor registration, proforma invoice, ' +
            'pro forma, formal quote, contract, quote validity',
        ),
      },
    },
  },
  {
    path: routes.mall,
    text: {
      zh: {
        title: '商城',
        summary: '按型号、价格和库存筛选，可以直接下单的卡、模组、网关与许可。',
        words: listed(
          '商店、选购、在线购买、怎么下单、如何购买、购买流程、下单流程、价格表、商品目录、产品目录',
        ),
      },
      en: {
        title: 'Shop',
        summary:
          'Cards, modules, gateways and licences to order at once, filtered by model, price and stock.',
        words: listed(
          'store, mall, buy online, how to buy, where to buy, how to order, place an order, price list, catalogue, catalog',
        ),
      },
    },
  },
];
