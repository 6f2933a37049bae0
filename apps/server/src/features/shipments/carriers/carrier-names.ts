import type { Localised } from '@uid/contract/language';
import type { CarrierCode } from '@uid/contract/shipments';

export const carrierNames: Record<CarrierCode, Localised<string>> = {
  sandbox: { zh: '沙盒速运', en: 'Sandbox Express' },
  'sf-express': { zh: '顺丰速运', en: 'SF Express' },
  ems: { zh: '中国邮政 EMS', en: 'China Post EMS' },
  'jd-express': { zh: '京东快递', en: 'JD Express' },
};
