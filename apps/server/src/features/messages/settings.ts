import { z } from 'zod';

import { ConfigError } from '../../config-error.ts';
import { settings } from '../../settings.ts';
import type { AliyunSettings } from './sms/aliyun-settings.ts';

/** One approved template, or two with a comma: in Chinese and in English. */
const templates = z
  .string()
  .regex(/^\w{1,30}(,\w{1,30})?$/)
  .optional();

const variables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/)
    .optional(),
  SMS_ACCESS_KEY_ID: z.string().max(100).optional(),
  SMS_ACCESS_KEY_SECRET: z.string().max(100).optional(),
  SMS_SIGN_NAME: z.string().max(30).optional(),
  SMS_CODE_TEMPLATE: templates,
  SMS_NOTICE_TEMPLATE: templates,
  SMS_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com'),
};
type Values = z.infer<z.ZodObject<typeof variables>>;

export interface MessageConfig {
  /** Where mail leaves; undefined: it is kept in the database for the development mailbox. */
  smtp: { url: string; from: string } | undefined;
  /** With whom text messages leave; undefined: they are kept like mail. */
  sms: AliyunSettings | undefined;
}

export const messageSettings = settings({
  variables,
  read(values): MessageConfig {
    return { smtp: readSmtp(values), sms: readSms(values) };
  },
});

function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: Values): MessageConfig['smtp'] {
  if (url && from) return { url, from };
  if (url || from)
    throw new ConfigError('SMTP_URL and MAIL_FROM belong together: set both or neither.');
  return undefined;
}

function readSms(values: Values): AliyunSettings | undefined {
  const { SMS_ACCESS_KEY_ID: accessKeyId, SMS_ACCESS_KEY_SECRET: accessKeySecret } = values;
  const { SMS_SIGN_NAME: signName, SMS_CODE_TEMPLATE: code, SMS_NOTICE_TEMPLATE: notice } = values;
  if (accessKeyId && accessKeySecret && signName && code && notice)
    return {
      accessKeyId,
      accessKeySecret,
      signName,
      templates: { code: byLanguage(code), notice: byLanguage(notice) },
      origin: new URL(values.SMS_ORIGIN).origin,
    };
  if (accessKeyId || accessKeySecret || signName || code || notice)
    throw new ConfigError(
      'SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME, SMS_CODE_TEMPLATE and SMS_NOTICE_TEMPLATE belong together: set all or none.',
    );
  return undefined;
}

function byLanguage(value: string): { zh: string; en: string } {
  const [zh = value, en = zh] = value.split(',');
  return { zh, en };
}
