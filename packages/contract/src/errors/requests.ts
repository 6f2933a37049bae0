import { sessionInvalidCode } from '../constants.ts';
import type { ErrorKinds } from './error-kind.ts';

export const requests = {
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
  IDEMPOTENCY_KEY_REUSED: {
    code: 42201,
    status: 422,
    text: {
      zh: '同一幂等键被用于不同的请求。',
      en: 'The same idempotency key was used for a different request.',
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
  XSRF_REJECTED: {
    code: 40306,
    status: 403,
    text: {
      zh: '请求来源无法确认，请刷新页面后再试。',
      en: 'We could not confirm where this request came from. Please reload the page and try again.',
    },
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
  PROOF_MISSING: {
    code: 40368,
    status: 403,
    text: {
      zh: '这项操作要先确认是您本人：请退出，用手机号重新登录，然后在 10 分钟内操作；有邮箱的账户请在登录页用「忘记密码」设置密码。',
      en: 'Please confirm first that it is you: log out, log in again with your number, and do this within ten minutes. If you have an email address here, set a password with “Forgot password” on the login page.',
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
  NOT_FOUND: {
    code: 404,
    status: 404,
    text: { zh: '没有找到您要的内容。', en: 'We could not find what you asked for.' },
  },
  MISDIRECTED: {
    code: 421,
    status: 421,
    text: {
      zh: '本站尚未设置对外地址（PUBLIC_ORIGIN），只响应来自本机的访问。',
      en: 'This site has no public address yet (PUBLIC_ORIGIN), so it answers only this machine.',
    },
  },
  METHOD_NOT_ALLOWED: {
    code: 405,
    status: 405,
    text: { zh: '不支持这种请求方法。', en: 'This method is not supported here.' },
  },
  STATE_CONFLICT: {
    code: 40906,
    status: 409,
    text: {
      zh: '订单状态已改变，无法执行此操作。',
      en: 'The order has moved on; this can no longer be done.',
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
  TOO_MANY_REQUESTS: {
    code: 429,
    status: 429,
    text: {
      zh: '操作过于频繁，请稍后再试。',
      en: 'Too many requests. Please try again in a moment.',
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
  PROVIDER_UNAVAILABLE: {
    code: 50301,
    status: 503,
    text: {
      zh: '支付渠道暂时不可用，请稍后再试或换一种方式。',
      en: 'The payment company cannot be reached right now. Try again or choose another method.',
    },
  },
  FILES_AWAY: {
    code: 50304,
    status: 503,
    text: {
      zh: '文件存储暂时连不上，请稍后再试。网页不受影响。',
      en: 'File storage cannot be reached right now. Please try again in a moment; pages are not affected.',
    },
  },
} as const satisfies ErrorKinds;
