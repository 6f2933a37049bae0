import { passwordExpiredMessage, sessionInvalidCode } from './constants.ts';
import type { Localised } from './language.ts';

interface ErrorKind {
  /** `code` in the envelope. */
  code: number;
  /** HTTP status. */
  status: number;
  text: Localised<string>;
}

/** The closed list of what can go wrong. `401` means the session is invalid and nothing else. */
export const errorKinds = {
  SESSION_INVALID: {
    code: sessionInvalidCode,
    status: 401,
    text: {
      zh: '登录状态已失效，请重新登录。',
      en: 'Your session has ended. Please log in again.',
    },
  },
  INVALID_INPUT: {
    code: 40001,
    status: 400,
    text: {
      zh: '填写的内容有误，请检查标出的项目。',
      en: 'Some of what you entered needs correcting. Please check the marked fields.',
    },
  },
  MALFORMED_REQUEST: {
    code: 40002,
    status: 400,
    text: { zh: '请求格式不正确。', en: 'The request is malformed.' },
  },
  IDEMPOTENCY_KEY_MISSING: {
    code: 40004,
    status: 400,
    text: {
      zh: '请求缺少幂等键（Idempotency-Key），没有下单。',
      en: 'The request has no Idempotency-Key, so nothing was done.',
    },
  },
  IDEMPOTENCY_KEY_INVALID: {
    code: 40003,
    status: 400,
    text: { zh: '幂等键格式不正确。', en: 'The idempotency key is malformed.' },
  },
  BAD_CREDENTIALS: {
    code: 40301,
    status: 403,
    text: { zh: '邮箱或密码不正确。', en: 'The email address or password is wrong.' },
  },
  ACCOUNT_LOCKED: {
    code: 40302,
    status: 403,
    text: {
      zh: '尝试次数过多，该账户暂时锁定，请稍后再试。',
      en: 'Too many attempts: this account is locked for a while. Please try again later.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    code: 40303,
    status: 403,
    text: { zh: '请输入第二重验证码。', en: 'Please enter the code of your second factor.' },
  },
  PASSWORD_EXPIRED: {
    code: 40304,
    status: 403,
    text: { zh: passwordExpiredMessage, en: 'Your password has expired. Please choose a new one.' },
  },
  PASSWORD_POLICY: {
    code: 40305,
    status: 422,
    text: { zh: '新密码不符合要求。', en: 'The new password does not meet the rules.' },
  },
  XSRF_REJECTED: {
    code: 40306,
    status: 403,
    text: {
      zh: '请求来源无法确认，请刷新页面后再试。',
      en: 'We could not confirm where this request came from. Please reload the page and try again.',
    },
  },
  CODE_INVALID: {
    code: 40307,
    status: 403,
    text: { zh: '验证码不正确或已过期。', en: 'The code is wrong or no longer valid.' },
  },
  MOBILE_CODE_INVALID: {
    code: 40330,
    status: 403,
    text: {
      zh: '短信验证码不正确或已过期，请以最新一条短信为准。',
      en: 'The code is wrong or no longer valid. Only the latest text message counts.',
    },
  },
  CURRENT_PASSWORD_WRONG: {
    code: 40308,
    status: 403,
    text: { zh: '当前密码不正确。', en: 'The current password is wrong.' },
  },
  ORIGIN_REJECTED: {
    code: 40309,
    status: 403,
    text: {
      zh: '不接受来自其他网站的提交。',
      en: 'Submissions from other sites are not accepted.',
    },
  },
  SIGNATURE_INVALID: {
    code: 40310,
    status: 403,
    text: { zh: '签名无效。', en: 'The signature is not valid.' },
  },
  SECOND_FACTOR_WRONG: {
    code: 40311,
    status: 403,
    text: {
      zh: '验证码或恢复码不正确。',
      en: 'That code is not right. Check the newest one in your app, or the recovery code you typed.',
    },
  },
  SECOND_FACTOR_USED: {
    code: 40312,
    status: 403,
    text: {
      zh: '这个验证码已经用过，请等待应用显示下一个。',
      en: 'This code has been used already. Please wait for the next one in your app.',
    },
  },
  RECOVERY_CODE_USED: {
    code: 40313,
    status: 403,
    text: {
      zh: '这个恢复码已经用过，请换一个。',
      en: 'This recovery code has been used already. Please take another one.',
    },
  },
  TICKET_INVALID: {
    code: 40314,
    status: 403,
    text: {
      zh: '验证超时或尝试次数过多，请重新登录。',
      en: 'This took too long or too many tries. Please log in again.',
    },
  },
  PASSKEY_UNKNOWN: {
    code: 40315,
    status: 403,
    text: {
      zh: '这个通行密钥已不属于任何账户，请换一种方式登录。',
      en: 'No account uses this passkey any more. Please log in another way.',
    },
  },
  PASSKEY_REJECTED: {
    code: 40316,
    status: 403,
    text: {
      zh: '通行密钥验证未通过，请重试。',
      en: 'The passkey could not be verified. Please try again.',
    },
  },
  STEP_UP_REQUIRED: {
    code: 40317,
    status: 403,
    text: {
      zh: '这项操作需要再次确认您的身份。',
      en: 'Please confirm that it is you before going on.',
    },
  },
  ENROLMENT_OVER: {
    code: 40318,
    status: 403,
    text: {
      zh: '设置已超时，请重新开始。',
      en: 'This set-up has run out of time. Please start it again.',
    },
  },
  CODE_LOCKED: {
    code: 40333,
    status: 403,
    text: {
      zh: '验证码试错次数过多，请直接打开邮件中的链接。',
      en: 'Too many wrong codes. Open the link in the mail instead.',
    },
  },
  PASSWORD_TOO_NEW: {
    code: 40332,
    status: 403,
    text: {
      zh: '密码刚刚改过，按规定要过一段时间才能再改。',
      en: 'The password is new: the rules let it be changed again only after a while.',
    },
  },
  LINK_INVALID: {
    code: 40331,
    status: 403,
    text: {
      zh: '这个链接已经用过、过期，或者不完整。',
      en: 'This link has been used, is over, or is not complete.',
    },
  },
  PROOF_REFUSED: {
    code: 40340,
    status: 403,
    text: {
      zh: '无法确认此浏览器的密钥，请刷新页面后再试。',
      en: 'We could not confirm this browser’s key. Please reload the page and try again.',
    },
  },
  KEY_REQUIRED: {
    code: 40341,
    status: 403,
    text: {
      zh: '工作人员只能从能保存密钥的浏览器登录：请通过 HTTPS 打开本站，并允许本站保存数据。',
      en: 'Staff can log in only where the browser keeps a key: open this site over HTTPS and let it store data.',
    },
  },
  NOT_FOUND: {
    code: 404,
    status: 404,
    text: { zh: '没有找到您要的内容。', en: 'We could not find what you asked for.' },
  },
  MISDIRECTED: {
    code: 421,
    status: 421,
    text: {
      zh: '本站尚未设置对外地址（PUBLIC_ORIGIN），只答复来自本机的访问。',
      en: 'This site has no public address yet (PUBLIC_ORIGIN), so it answers this machine alone.',
    },
  },
  METHOD_NOT_ALLOWED: {
    code: 405,
    status: 405,
    text: { zh: '不支持这种请求方法。', en: 'This method is not supported here.' },
  },
  CART_EMPTY: {
    code: 40901,
    status: 409,
    text: { zh: '没有可下单的商品。', en: 'There is nothing selected to order.' },
  },
  CHECKOUT_CHANGED: {
    code: 40902,
    status: 409,
    text: {
      zh: '价格或库存有变化，请确认后再提交。',
      en: 'A price or the stock has changed. Please check and confirm again.',
    },
  },
  OUT_OF_STOCK: {
    code: 40903,
    status: 409,
    text: { zh: '库存不足。', en: 'There is not enough in stock.' },
  },
  QUANTITY_LIMIT: {
    code: 40904,
    status: 409,
    text: {
      zh: '同一商品最多 12 件；需要更多请询价。',
      en: 'At most 12 of one item; for more, please ask for a quote.',
    },
  },
  ADDRESS_LIMIT: {
    code: 40920,
    status: 409,
    text: {
      zh: '地址簿最多保存 20 个地址，请先删除不用的。',
      en: 'The address book holds 20 addresses. Please remove one you no longer use.',
    },
  },
  ENQUIRY_CLOSED: {
    code: 40960,
    status: 409,
    text: {
      zh: '该咨询已关闭，不能再答复。',
      en: 'This enquiry is closed and cannot be answered any more.',
    },
  },
  PASSKEY_LIMIT: {
    code: 40930,
    status: 409,
    text: {
      zh: '一个账户最多 20 个通行密钥，请先移除不用的。',
      en: 'An account holds 20 passkeys. Please remove one you no longer use.',
    },
  },
  LAST_PASSKEY: {
    code: 40931,
    status: 409,
    text: {
      zh: '这个账户没有密码，最后一个通行密钥不能移除：请先设置密码，或者再添加一个通行密钥。',
      en: 'This account has no password, so its last passkey stays. Set a password first, or add another passkey.',
    },
  },
  PASSWORD_EXISTS: {
    code: 40932,
    status: 409,
    text: {
      zh: '这个账户已经有密码，请凭当前密码修改。',
      en: 'This account has a password already. Change it with the current one.',
    },
  },
  REQUEST_IN_FLIGHT: {
    code: 40905,
    status: 409,
    text: {
      zh: '相同的请求正在处理，请稍候。',
      en: 'The same request is still being processed. Please wait a moment.',
    },
  },
  STATE_CONFLICT: {
    code: 40906,
    status: 409,
    text: {
      zh: '订单状态已改变，无法执行此操作。',
      en: 'The order has moved on; this can no longer be done.',
    },
  },
  PAYMENT_OPEN: {
    code: 40907,
    status: 409,
    text: {
      zh: '这笔订单可能已在支付中，暂时不能取消。',
      en: 'This order may be being paid right now; it cannot be cancelled for the moment.',
    },
  },
  REFUND_OPEN: {
    code: 40922,
    status: 409,
    text: {
      zh: '该订单已有一笔退款申请在处理，请等待结果或先撤回。',
      en: 'This order already has a refund request under way. Wait for the answer, or take it back first.',
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
  METHOD_NOT_OFFERED: {
    code: 40908,
    status: 409,
    text: {
      zh: '暂不提供这种支付方式，请换一种。',
      en: 'This payment method is not offered. Please choose another one.',
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
  NOTHING_TO_SHIP: {
    code: 40940,
    status: 409,
    text: {
      zh: '其中有商品已经发出，或不需要寄送。',
      en: 'Some of this has already left or is not shipped at all.',
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
  NOT_PAID: {
    code: 40942,
    status: 409,
    text: {
      zh: '订单付款后才有付款凭证。',
      en: 'There is a receipt once the order has been paid.',
    },
  },
  BODY_TOO_LARGE: {
    code: 413,
    status: 413,
    text: { zh: '提交的内容过大。', en: 'What you sent is too large.' },
  },
  UNSUPPORTED_TYPE: {
    code: 415,
    status: 415,
    text: { zh: '不支持这种内容类型。', en: 'This content type is not supported.' },
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: 42201,
    status: 422,
    text: {
      zh: '同一幂等键被用于不同的请求。',
      en: 'The same idempotency key was used for a different request.',
    },
  },
  TOO_MANY_REQUESTS: {
    code: 429,
    status: 429,
    text: {
      zh: '操作过于频繁，请稍后再试。',
      en: 'Too many requests. Please try again in a moment.',
    },
  },
  MAIL_LIMIT: {
    code: 42901,
    status: 429,
    text: {
      zh: '刚给这个邮箱寄过几封邮件，最近一封里的链接仍然有效。',
      en: 'We have just mailed this address several times. The link in the latest mail still works.',
    },
  },
  HEADERS_TOO_LARGE: {
    code: 431,
    status: 431,
    text: { zh: '请求头过大。', en: 'The headers of the request are too large.' },
  },
  REQUEST_TIMEOUT: {
    code: 408,
    status: 408,
    text: {
      zh: '等待请求超时，请重试。',
      en: 'The request took too long to arrive. Please try again.',
    },
  },
  INTERNAL: {
    code: 500,
    status: 500,
    text: {
      zh: '服务器出错了，请稍后再试。',
      en: 'Something went wrong on our side. Please try again later.',
    },
  },
  PROVIDER_UNAVAILABLE: {
    code: 50301,
    status: 503,
    text: {
      zh: '支付渠道暂时不可用，请稍后再试或换一种方式。',
      en: 'The payment company cannot be reached right now. Try again or choose another method.',
    },
  },
  NOT_SAVED: {
    code: 50302,
    status: 503,
    text: {
      zh: '暂时无法保存，浏览不受影响，请过几分钟再试。',
      en: 'Nothing can be saved right now; reading still works. Please try again in a few minutes.',
    },
  },
  BUSY: {
    code: 503,
    status: 503,
    text: {
      zh: '服务器繁忙，请稍后再试。',
      en: 'The server is busy. Please try again in a moment.',
    },
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorName = keyof typeof errorKinds;
