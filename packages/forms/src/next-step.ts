import type { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Language } from '@uid/contract/language';

import { joinSentences } from './join-sentences.ts';

interface Steps {
  refusals: Partial<Record<ErrorName, string>>;
  offline: string;
  noResponse: string;
  http: string;
  other: string;
  wait: (time: string) => string;
  hours: (count: number) => string;
  minutes: (count: number) => string;
  seconds: (count: number) => string;
}

const zh: Steps = {
  refusals: {
    BAD_CREDENTIALS: '请检查大小写和输入法；如果忘记了密码，可以重设。',
    ACCOUNT_LOCKED: '用过这个账户的浏览器、通行密钥不受影响；通过邮件重设密码可以立即解除锁定。',
    PASSWORD_TOO_NEW: '如果别人知道了您的密码，可以随时通过邮件重设。',
    LINK_INVALID: '请打开最新一封邮件中的链接，或者重新申请一封。',
    CODE_INVALID:
      '验证码 15 分钟内有效，只能使用一次，以最新一封邮件为准；也可以打开邮件中的链接。',
    CURRENT_PASSWORD_WRONG: '请输入现在登录用的密码。',
    SECOND_FACTOR_WRONG: '请等应用显示下一个验证码再试；总是不对，请让手机自动设置时间。',
    SECOND_FACTOR_USED: '最多再等 30 秒。',
    RECOVERY_CODE_USED: '每个恢复码只能用一次。登录后可以在「账户安全」换一组新的。',
    ENROLMENT_OVER: '请从头再扫描一次新的二维码。',
    PASSKEY_UNKNOWN:
      '请用密码登录，再到「账户安全」重新添加；没有密码的，可以用「忘记密码」设置一个。旧的那一个可以从设备里删掉。',
    PASSKEY_REJECTED: '还是不行的话，请换一种方式。',
    PASSKEY_LIMIT: '移除之后再添加。',
    XSRF_REJECTED: '刷新后请重新填写。',
    SESSION_INVALID: '您可能在别处退出了，改了密码，或者太久没有操作。',
    PASSWORD_EXPIRED: '设置新密码之后即可继续，购物车和订单都在。',
    TICKET_INVALID: '请从邮箱和密码重新开始，再输入新的验证码。',
    TOO_MANY_REQUESTS: '您填写的内容都还在。',
    BUSY: '您填写的内容都还在，稍后再提交一次即可。',
    INTERNAL: '您填写的内容都还在。',
  },
  offline: '这台设备似乎没有联网。联网后再提交一次，您填写的内容都还在。',
  noResponse: '没有收到服务器的回应。请检查网络后再提交一次，您填写的内容都还在。',
  http: '服务器没有正常回应，请稍后再提交一次，您填写的内容都还在。',
  other: '请求没有完成，请再提交一次，您填写的内容都还在。',
  wait: (time) => `请在 ${time}后再试。`,
  hours: (count) => `${count} 小时`,
  minutes: (count) => `${count} 分钟`,
  seconds: (count) => `${count} 秒`,
};

const en: Steps = {
  refusals: {
    BAD_CREDENTIALS: 'Check capitals and the keyboard layout, or reset the password.',
    ACCOUNT_LOCKED:
      'A passkey, or a browser you used before, still logs in. Resetting the password by mail unlocks it at once.',
    PASSWORD_TOO_NEW: 'If somebody else knows it, you can reset it by mail at any time.',
    LINK_INVALID: 'Open the link in the latest mail, or ask for a new one.',
    CODE_INVALID:
      'A code is valid for 15 minutes and works once; only the latest mail counts. The link in the mail works, too.',
    CURRENT_PASSWORD_WRONG: 'Enter the one you log in with now.',
    SECOND_FACTOR_WRONG:
      'Wait for the app’s next code and try that; if it keeps failing, let the phone set its time by itself.',
    SECOND_FACTOR_USED: 'That is 30 seconds at most.',
    RECOVERY_CODE_USED:
      'Each of them works once. After logging in you can get new ones under “Account security”.',
    ENROLMENT_OVER: 'Scan a new QR code from the beginning.',
    PASSKEY_UNKNOWN:
      'Log in with the password and add it again under “Account security”; without a password, set one with “Forgot password”. The old passkey can be deleted from the device.',
    PASSKEY_REJECTED: 'If it fails again, go another way.',
    PASSKEY_LIMIT: 'Then add this one.',
    XSRF_REJECTED: 'You will have to fill in the form again.',
    SESSION_INVALID:
      'You may have logged out elsewhere, changed the password, or been away for long.',
    PASSWORD_EXPIRED: 'Choose a new one to go on; your cart and orders are safe.',
    TICKET_INVALID: 'Begin again with address and password, then enter a new code.',
    TOO_MANY_REQUESTS: 'What you entered is still here.',
    BUSY: 'What you entered is still here.',
    INTERNAL: 'What you entered is still here.',
  },
  offline:
    'This device seems to be offline. Submit again when it is back; what you entered is still here.',
  noResponse:
    'The server did not answer. Check the connection and submit again; what you entered is still here.',
  http: 'The server did not answer as it should. Submit again later; what you entered is still here.',
  other: 'The request did not go through. Submit again; what you entered is still here.',
  wait: (time) => `Try again in ${time}.`,
  hours: (count) => `${count} hours`,
  minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  seconds: (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
};

const steps: Record<Language, Steps> = { zh, en };

/** What helps after a failure; empty if the error's message says everything. */
export function nextStep(failure: ClientError, language: Language): string {
  const texts = steps[language];
  const { error, retryAfter } = failure.result ?? {};
  const parts = [
    retryAfter === undefined ? '' : texts.wait(waitingTime(retryAfter, texts)),
    error ? texts.refusals[error] : transportStep(failure, texts),
  ];
  return joinSentences(parts, language);
}

function waitingTime(retryAfter: number, texts: Steps): string {
  const seconds = Math.ceil(retryAfter);
  if (seconds < 60) return texts.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? texts.minutes(minutes) : texts.hours(Math.ceil(minutes / 60));
}

function transportStep({ kind }: ClientError, texts: Steps): string {
  if (kind === 'no-response') return navigator.onLine ? texts.noResponse : texts.offline;
  if (kind === 'http') return texts.http;
  return kind === 'request' ? texts.other : '';
}
