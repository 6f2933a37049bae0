import type { ErrorKinds } from './error-kind.ts';

export const orders = {
  ORDER_CHANGED: {
    code: 40909,
    status: 409,
    text: {
      zh: '您打开之后，这个订单有变动，没有保存。请对照现在的内容；再保存一次就以您的为准。',
      en: 'This order has changed since you opened it; nothing was saved. Compare yours with what is there now; save again to keep yours.',
    },
  },
  REFUND_OPEN: {
    code: 40922,
    status: 409,
    text: {
      zh: '该订单已有一笔退款申请在处理，请等待结果或先撤回。',
      en: 'This order already has a refund request under way. Wait for the answer, or withdraw it first.',
    },
  },
  REFUND_TOO_MUCH: {
    code: 40921,
    status: 409,
    text: {
      zh: '申请的金额或数量超过了可退的部分。',
      en: 'That is more than can be refunded.',
    },
  },
  PAYMENT_IN_PARTS: {
    code: 40973,
    status: 409,
    text: {
      zh: '款项分几笔到账，而一个订单只能认可一笔；其余退回后，这一笔付不满订单。请全部退回，并请客户一次付清。',
      en: 'The money came in several payments, of which an order takes one: the others would go back although it lacks them. Give all of it back, and ask the customer for one payment.',
    },
  },
  TRANSACTION_KNOWN: {
    code: 40970,
    status: 409,
    text: {
      zh: '这个银行流水号已登记为另一笔款项。',
      en: 'This bank transaction number has been recorded for something else.',
    },
  },
  STATEMENT_CHANGED: {
    code: 40971,
    status: 409,
    text: {
      zh: '核对之后有订单变了，没有登记任何一笔，请重新核对。',
      en: 'An order has changed since the file was checked, so nothing was recorded. Check it again.',
    },
  },
  PARCELS_REFUSED: {
    code: 40972,
    status: 409,
    text: {
      zh: '标出的包裹无法登记，所以一个也没有登记。',
      en: 'The marked parcels cannot be recorded, so none was.',
    },
  },
  NOTHING_TO_SHIP: {
    code: 40940,
    status: 409,
    text: {
      zh: '其中有商品已经发出，或不需要寄送。',
      en: 'Some of this has already been shipped, or needs no shipping.',
    },
  },
  TRACKING_NUMBER_USED: {
    code: 40941,
    status: 409,
    text: {
      zh: '这个运单号已用于另一个包裹。',
      en: 'This tracking number belongs to another parcel.',
    },
  },
  FAPIAO_UNPAID: {
    code: 40943,
    status: 409,
    text: {
      zh: '订单付款后才能添加发票。',
      en: 'A fapiao is attached once the order has been paid.',
    },
  },
  FAPIAO_KNOWN: {
    code: 40944,
    status: 409,
    text: {
      zh: '这个号码已有一份同格式的文件，或这份文件已用另一个号码添加。要更换，请先移除原来的。',
      en: 'This number has a file of this kind already, or this file stands under another number. To replace it, take that one off first.',
    },
  },
  FAPIAO_ELSEWHERE: {
    code: 40945,
    status: 409,
    text: {
      zh: '这份文件已添加到另一位客户的订单，没有添加。请核对订单号。',
      en: 'This file is attached to an order of another customer, so nothing was added. Check the order.',
    },
  },
  FAPIAO_FULL: {
    code: 40946,
    status: 409,
    text: {
      zh: '这个订单的发票文件已达上限，没有添加。',
      en: 'No more files fit in here, so nothing was added.',
    },
  },
  FAPIAO_TYPE: {
    code: 41506,
    status: 415,
    text: {
      zh: '电子发票只能是 PDF 或 OFD，以文件内容为准。',
      en: 'A fapiao has to be a PDF or an OFD, whatever its name says.',
    },
  },
} as const satisfies ErrorKinds;
