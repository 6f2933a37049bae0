import type { Language } from '@uid/contract/language';

import { noSettings } from '../../../settings.ts';
import type { CarrierModule } from './carrier-module.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** All carriers that the shop can send parcels with. */
export const carrierModules: readonly CarrierModule[] = [
  sandbox,
  enteredByHand('sf-express', { zh: '顺丰速运', en: 'SF Express' }),
  enteredByHand('ems', { zh: '中国邮政 EMS', en: 'China Post EMS' }),
  enteredByHand('jd-express', { zh: '京东快递', en: 'JD Express' }),
];

/** The name of a carrier, even if the shop no longer sends parcels with it. */
export function carrierName(code: string, language: Language): string {
  return carrierModules.find((each) => each.code === code)?.texts[language].name ?? code;
}

/** A carrier whose tracking numbers and events staff enter. */
function enteredByHand(code: string, names: Record<Language, string>): CarrierModule {
  const texts = { zh: { name: names.zh }, en: { name: names.en } };
  return { code, texts, settings: noSettings };
}
