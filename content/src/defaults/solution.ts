import shared_safety_5g from './solution/safety-5g/shared.ts';
import zh_safety_5g from './solution/safety-5g/zh.ts';
import en_safety_5g from './solution/safety-5g/en.ts';
import shared_safety_electric from './solution/safety-electric/shared.ts';
import zh_safety_electric from './solution/safety-electric/zh.ts';
import en_safety_electric from './solution/safety-electric/en.ts';
import shared_safety_quick_office from './solution/safety-quick-office/shared.ts';
import zh_safety_quick_office from './solution/safety-quick-office/zh.ts';
import en_safety_quick_office from './solution/safety-quick-office/en.ts';
import shared_safety_wise_medical from './solution/safety-wise-medical/shared.ts';
import zh_safety_wise_medical from './solution/safety-wise-medical/zh.ts';
import en_safety_wise_medical from './solution/safety-wise-medical/en.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_safety_5g, zh: zh_safety_5g, en: en_safety_5g },
  { shared: shared_safety_electric, zh: zh_safety_electric, en: en_safety_electric },
  { shared: shared_safety_quick_office, zh: zh_safety_quick_office, en: en_safety_quick_office },
  { shared: shared_safety_wise_medical, zh: zh_safety_wise_medical, en: en_safety_wise_medical },
];
