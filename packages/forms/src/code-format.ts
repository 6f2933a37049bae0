/** The message about the format of a code, from a mail or from an authenticator app. */
export const codeFormat = {
  zh: '验证码是 6 位数字，请把它填完整。',
  en: 'The code has six digits. Please enter them all.',
};
