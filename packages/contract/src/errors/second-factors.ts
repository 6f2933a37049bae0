import type { ErrorKinds } from './error-kind.ts';

export const secondFactors = {
  SECOND_FACTOR_REQUIRED: {
    code: 40303,
    status: 403,
    text: { zh: '请输入第二重验证码。', en: 'Please enter the code of your second factor.' },
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
      en: 'That took too long, or there were too many attempts. Please log in again.',
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
      en: 'This account has no password, so its last passkey cannot be removed. Set a password first, or add another passkey.',
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
      en: 'This set-up has timed out. Please start it again.',
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
} as const satisfies ErrorKinds;
