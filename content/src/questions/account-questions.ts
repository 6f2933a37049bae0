import type { SupportQuestion } from '@uid/contract/content';

export const accountQuestions: SupportQuestion[] = [
  {
    id: 'password-rule',
    topic: 'account',
    products: [],
    text: {
      zh: {
        question: '密码有什么要求？',
        answer:
          '至少 15 个字符，不要求数字或符号，也不会定期强制更换，可以粘贴。常见密码、已泄漏的密码和含有邮箱名的密码会被拒绝，并说明是哪一条。',
      },
      en: {
        question: 'What must a password look like?',
        answer:
          'At least 15 characters, no digits or symbols demanded, no periodic change, pasting allowed. Common and breached passwords and ones with your mail name in them are refused, and you are told which rule it was.',
      },
    },
  },
  {
    id: 'password-expired',
    topic: 'account',
    products: [],
    text: {
      zh: {
        question: '为什么提示密码已过期？',
        answer:
          '运营人员要求更换，或您所在的部署启用了密码期限。修改密码后即可继续，购物车和订单不受影响。',
      },
      en: {
        question: 'Why has my password expired?',
        answer:
          'An operator asked for a change, or your site runs with a password age. Change it and go on; cart and orders are untouched.',
      },
    },
  },
  {
    id: 'code-missing',
    topic: 'account',
    products: [],
    text: {
      zh: {
        question: '收不到验证码邮件？',
        answer:
          '请检查垃圾邮件；验证码 15 分钟内有效。为了不泄露谁已注册，页面的答复总是一样的：若该邮箱已有账户，邮件内容是登录提示，而不是验证码。',
      },
      en: {
        question: 'No code in my mail?',
        answer:
          'Look in spam; a code is valid for 15 minutes. The page answers the same for every address, so as not to tell who is registered: if yours already has an account, the mail says to log in instead.',
      },
    },
  },
  {
    id: 'account-locked',
    topic: 'account',
    products: [],
    text: {
      zh: {
        question: '账户被锁定怎么办？',
        answer:
          '连续输错 5 次后会暂时锁定，时间逐次加长，一次不超过 15 分钟，提示中写明还要等多久。也可以用“忘记密码”重设。',
      },
      en: {
        question: 'My account is locked.',
        answer:
          'After five wrong attempts it locks for a while, longer each time and 15 minutes at most; the message tells how long. You can also reset the password.',
      },
    },
  },
  {
    id: 'sign-out-elsewhere',
    topic: 'account',
    products: [],
    text: {
      zh: {
        question: '怎样让其他设备退出？',
        answer: '修改密码后，其他设备上的登录会立即失效，包括您自己别的浏览器。',
      },
      en: {
        question: 'How do I log out other devices?',
        answer:
          'Change your password: sessions on other devices and in your other browsers end at once.',
      },
    },
  },
];
