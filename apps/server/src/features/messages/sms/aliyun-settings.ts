import type { Localised } from '@uid/contract/language';
import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../config-error.ts';
import { settings, urlOf } from '../../../settings.ts';
import type { TextContent } from './text-content.ts';

/** Credentials of an Alibaba Cloud account that sends text messages. */
export interface AliyunSettings {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved name of the sender, which comes before each message. */
  signName: string;
  /** The approved templates, `SMS_…`. */
  templates: Record<TextContent['template'], Localised<string>>;
  /** Scheme and host of the API. */
  origin: string;
}

/** One approved template, or two separated by a comma: in Chinese and in English. */
const templates = z.optional(z.string().check(z.regex(/^\w{1,30}(,\w{1,30})?$/)));

export const aliyunSettings = settings({
  variables: {
    SMS_ACCESS_KEY_ID: z.optional(z.string().check(z.maxLength(100))),
    SMS_ACCESS_KEY_SECRET: z.optional(z.string().check(z.maxLength(100))),
    SMS_SIGN_NAME: z.optional(z.string().check(z.maxLength(30))),
    SMS_CODE_TEMPLATE: templates,
    SMS_NOTICE_TEMPLATE: templates,
    SMS_ORIGIN: z._default(urlOf('http', 'https'), 'https://dysmsapi.aliyuncs.com'),
  },
  read(values): AliyunSettings | undefined {
    const { SMS_ACCESS_KEY_ID: accessKeyId, SMS_ACCESS_KEY_SECRET: accessKeySecret } = values;
    const { SMS_SIGN_NAME: signName } = values;
    const { SMS_CODE_TEMPLATE: code, SMS_NOTICE_TEMPLATE: notice } = values;
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
  },
});

function byLanguage(value: string): Localised<string> {
  const [zh = value, en = zh] = value.split(',');
  return { zh, en };
}
