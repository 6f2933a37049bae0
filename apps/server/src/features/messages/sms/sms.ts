import { channelModule } from '../channel-module.ts';
import { aliyunSettings } from './aliyun-settings.ts';

/** Text messages, sent with Alibaba Cloud. */
export const sms = channelModule({
  code: 'sms',
  texts: { zh: { name: '短信' }, en: { name: 'Text message' } },
  job: 'deliver-texts',
  settings: aliyunSettings,
  create: async (account) => (await import('./aliyun-transport.ts')).createAliyunTransport(account),
});
