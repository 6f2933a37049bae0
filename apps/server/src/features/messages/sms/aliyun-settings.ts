import type { Localised } from '@uid/contract/language';

import type { TextContent } from './text-content.ts';

/** What Alibaba Cloud gives whoever sends text messages with it. */
export interface AliyunSettings {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved sender that stands before each message. */
  signName: string;
  /** The approved templates, `SMS_…`. */
  templates: Record<TextContent['template'], Localised<string>>;
  /** Scheme and host of the interface. */
  origin: string;
}
