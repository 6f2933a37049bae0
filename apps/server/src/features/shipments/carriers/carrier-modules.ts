import type { Language } from '@uid/contract/language';

import { noSettings } from '../../../settings.ts';
import type { CarrierModule } from './carrier-module.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** Every carrier that parcels can leave with. */
export const carrierModules: readonly CarrierModule[] = [
  sandbox,
  enteredByHand('sf-express', { zh: '顺丰速运', en: 'SF Express' }),
  enteredByHand('ems', { zh: '中国邮政 EMS', en: 'China Post EMS' }),
  enteredByHand('jd-express', { zh: '京东快递', en: 'JD Express' }),
];

/** What a carrier is called, also where parcels no longer leave with it. */
export function carrierName(code: string, language: Language): string {
  return carrierModules.find((each) => each.code === code)?.texts[language].name ?? code;
}

/** A carrier whose numbers and tracking events an operator enters. */
function enteredByHand(code: string, names: Record<Language, string>): CarrierModule {
  const texts = { zh: { name: names.zh }, en: { name: names.en } };
  return { code, texts, settings: noSettings };
}
