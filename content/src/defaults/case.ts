import shared_operator_5g_voice from './case/operator-5g-voice/shared.ts';
import zh_operator_5g_voice from './case/operator-5g-voice/zh.ts';
import en_operator_5g_voice from './case/operator-5g-voice/en.ts';
import shared_provincial_grid from './case/provincial-grid/shared.ts';
import zh_provincial_grid from './case/provincial-grid/zh.ts';
import en_provincial_grid from './case/provincial-grid/en.ts';
import shared_bank_remote_office from './case/bank-remote-office/shared.ts';
import zh_bank_remote_office from './case/bank-remote-office/zh.ts';
import en_bank_remote_office from './case/bank-remote-office/en.ts';
import shared_tertiary_hospital from './case/tertiary-hospital/shared.ts';
import zh_tertiary_hospital from './case/tertiary-hospital/zh.ts';
import en_tertiary_hospital from './case/tertiary-hospital/en.ts';
import shared_city_metro from './case/city-metro/shared.ts';
import zh_city_metro from './case/city-metro/zh.ts';
import en_city_metro from './case/city-metro/en.ts';
import shared_auto_plant from './case/auto-plant/shared.ts';
import zh_auto_plant from './case/auto-plant/zh.ts';
import en_auto_plant from './case/auto-plant/en.ts';
import shared_insurance_agents from './case/insurance-agents/shared.ts';
import zh_insurance_agents from './case/insurance-agents/zh.ts';
import en_insurance_agents from './case/insurance-agents/en.ts';
import shared_district_services from './case/district-services/shared.ts';
import zh_district_services from './case/district-services/zh.ts';
import en_district_services from './case/district-services/en.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_operator_5g_voice, zh: zh_operator_5g_voice, en: en_operator_5g_voice },
  { shared: shared_provincial_grid, zh: zh_provincial_grid, en: en_provincial_grid },
  { shared: shared_bank_remote_office, zh: zh_bank_remote_office, en: en_bank_remote_office },
  { shared: shared_tertiary_hospital, zh: zh_tertiary_hospital, en: en_tertiary_hospital },
  { shared: shared_city_metro, zh: zh_city_metro, en: en_city_metro },
  { shared: shared_auto_plant, zh: zh_auto_plant, en: en_auto_plant },
  { shared: shared_insurance_agents, zh: zh_insurance_agents, en: en_insurance_agents },
  { shared: shared_district_services, zh: zh_district_services, en: en_district_services },
];
