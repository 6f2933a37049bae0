import type { Language } from '@uid/contract/language';
import type { StaffFactor } from '@uid/contract/staff-roles';

interface StaffTexts {
  title: string;
  factor: string;
  factorNames: Record<StaffFactor, string>;
  enrolled: (name: string, day: string) => string;
  notEnrolled: string;
  /** Says how to get a code, if none is waiting. */
  askForCode: string;
  /** Says what the waiting code is for. */
  lead: (until: string) => string;
  code: string;
  codeHint: string;
  codeFormat: string;
  submit: string;
  /** Label of the button that begins with a factor. */
  begin: (name: string) => string;
  done: string;
  openConsole: string;
  passkeyName: string;
}

export const staffTexts: Record<Language, StaffTexts> = {
  zh: {
    title: '工作人员',
    factor: '登记',
    factorNames: { passkey: '通行密钥', totp: '验证器应用' },
    enrolled: (name, day) => `${name}，${day}登记`,
    notEnrolled: '还没有登记，权限尚未生效',
    askForCode: '请向管理员当面或通过电话要一个登记码，然后回到这里。',
    lead: (until) =>
      `管理员给您的登记码在 ${until} 之前有效。登记之后，其他设备上的登录会退出，工作人员的权限从那时起生效。`,
    code: '登记码',
    codeHint: '四组、每组四位字母或数字；大小写和连字符都不要紧。',
    codeFormat: '登记码共 16 位，分四组；其中没有字母 I、O 和数字 0、1。',
    submit: '登记',
    begin: (name) => `登记${name}`,
    done: '登记完成，工作人员的权限已生效。',
    openConsole: '打开控制台',
    passkeyName: '工作人员通行密钥',
  },
  en: {
    title: 'Staff',
    factor: 'Enrolment',
    factorNames: { passkey: 'Passkey', totp: 'Authenticator app' },
    enrolled: (name, day) => `${name}, enrolled on ${day}`,
    notEnrolled: 'Not enrolled yet: the rights have not begun',
    askForCode: 'Ask an administrator for an enrolment code, in person or by phone, and come back.',
    lead: (until) =>
      `The enrolment code that an administrator gives you is good until ${until}. Enrolling logs your other devices out, and the rights begin.`,
    code: 'Enrolment code',
    codeHint: 'Four groups of four letters or digits; capitals and hyphens do not matter.',
    codeFormat:
      'An enrolment code has 16 characters in four groups, never the letters I and O or the digits 0 and 1.',
    submit: 'Enrol',
    begin: (name) => `Enrol: ${name}`,
    done: 'You have enrolled: your rights as staff begin now.',
    openConsole: 'Open the console',
    passkeyName: 'Staff passkey',
  },
};
