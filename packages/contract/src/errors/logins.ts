import { passwordExpiredMessage } from '../constants.ts';
import type { ErrorKinds } from './error-kind.ts';

export const logins = {
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
  ACCOUNT_DISABLED: {
    code: 40350,
    status: 403,
    text: {
      zh: '这个账户已停用，不能登录。已付款的订单照常处理；如有疑问，请联系我们。',
      en: 'This account has been disabled and can’t be logged in to. Paid orders are still processed; if you have questions, please contact us.',
    },
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
  PASSWORD_EXISTS: {
    code: 40932,
    status: 409,
    text: {
      zh: '这个账户已经有密码，请凭当前密码修改。',
      en: 'This account has a password already. Change it with the current one.',
    },
  },
  PASSWORD_TOO_NEW: {
    code: 40332,
    status: 403,
    text: {
      zh: '密码刚刚改过，按规定要过一段时间才能再改。',
      en: 'The password was changed recently: the rules allow another change only after a while.',
    },
  },
  CURRENT_PASSWORD_WRONG: {
    code: 40308,
    status: 403,
    text: { zh: '当前密码不正确。', en: 'The current password is wrong.' },
  },
  CODE_INVALID: {
    code: 40307,
    status: 403,
    text: { zh: '验证码不正确或已过期。', en: 'The code is wrong or no longer valid.' },
  },
  CODE_LOCKED: {
    code: 40333,
    status: 403,
    text: {
      zh: '验证码试错次数过多，请直接打开邮件中的链接。',
      en: 'Too many wrong codes. Open the link in the email instead.',
    },
  },
  MOBILE_CODE_INVALID: {
    code: 40330,
    status: 403,
    text: {
      zh: '短信验证码不正确或已过期，请以最新一条短信为准。',
      en: 'The code is wrong or no longer valid. Only the latest text message counts.',
    },
  },
  MOBILE_TAKEN: {
    code: 40367,
    status: 403,
    text: {
      zh: '另一个账户只用这个号码登录。请用它登录那个账户，在那里添加邮箱或删除账户，再来绑定。',
      en: 'Another account can log in with this number only. Log in to it, and add an email address there or delete it first.',
    },
  },
  MAIL_REQUIRED: {
    code: 40366,
    status: 403,
    text: {
      zh: '这需要一个邮箱，请先在「账户安全」里添加。',
      en: 'This needs an email address. Add one under “Account security” first.',
    },
  },
  MAIL_LIMIT: {
    code: 42901,
    status: 429,
    text: {
      zh: '刚给这个邮箱寄过几封邮件，最近一封里的链接仍然有效。',
      en: 'We have just sent several emails to this address. The link in the latest one still works.',
    },
  },
  LINK_INVALID: {
    code: 40331,
    status: 403,
    text: {
      zh: '这个链接已经用过、过期，或者不完整。',
      en: 'This link has been used, has expired, or is incomplete.',
    },
  },
  LAST_WAY_IN: {
    code: 40365,
    status: 403,
    text: {
      zh: '这是登录的唯一方式，不能解除。请先设置密码或添加通行密钥。',
      en: 'This is the only way to log in to this account, so it cannot be removed. Set a password or add a passkey first.',
    },
  },
  OUTSIDE_OVER: {
    code: 40360,
    status: 403,
    text: {
      zh: '这次登录已过期，或者是在另一个浏览器里开始的。请重新开始。',
      en: 'This login has expired or was started in another browser. Please start again.',
    },
  },
  OUTSIDE_CANCELLED: {
    code: 40361,
    status: 403,
    text: {
      zh: '您在对方页面取消了登录，没有任何变化。',
      en: 'You cancelled the login there. Nothing has changed.',
    },
  },
  OUTSIDE_FAILED: {
    code: 40362,
    status: 403,
    text: {
      zh: '对方没有正常回应，请稍后再试，或换一种方式登录。',
      en: 'The other provider did not respond properly. Try again later, or log in another way.',
    },
  },
  OUTSIDE_TAKEN: {
    code: 40363,
    status: 403,
    text: {
      zh: '这个外部账户已经关联了一个账户。',
      en: 'That third-party account is already linked to an account.',
    },
  },
  OUTSIDE_NOT_FOR_STAFF: {
    code: 40364,
    status: 403,
    text: {
      zh: '工作人员不能用外部账户登录。',
      en: 'Staff can’t log in with a third-party account.',
    },
  },
} as const satisfies ErrorKinds;
