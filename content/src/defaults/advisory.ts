import shared_UID_SA_2026_004 from './advisory/UID-SA-2026-004/shared.ts';
import zh_UID_SA_2026_004 from './advisory/UID-SA-2026-004/zh.ts';
import en_UID_SA_2026_004 from './advisory/UID-SA-2026-004/en.ts';
import shared_UID_SA_2026_003 from './advisory/UID-SA-2026-003/shared.ts';
import zh_UID_SA_2026_003 from './advisory/UID-SA-2026-003/zh.ts';
import en_UID_SA_2026_003 from './advisory/UID-SA-2026-003/en.ts';
import shared_UID_SA_2026_002 from './advisory/UID-SA-2026-002/shared.ts';
import zh_UID_SA_2026_002 from './advisory/UID-SA-2026-002/zh.ts';
import en_UID_SA_2026_002 from './advisory/UID-SA-2026-002/en.ts';
import shared_UID_SA_2026_001 from './advisory/UID-SA-2026-001/shared.ts';
import zh_UID_SA_2026_001 from './advisory/UID-SA-2026-001/zh.ts';
import en_UID_SA_2026_001 from './advisory/UID-SA-2026-001/en.ts';

/** The contents of this kind, in their order. */
export default [
  { shared: shared_UID_SA_2026_004, zh: zh_UID_SA_2026_004, en: en_UID_SA_2026_004 },
  { shared: shared_UID_SA_2026_003, zh: zh_UID_SA_2026_003, en: en_UID_SA_2026_003 },
  { shared: shared_UID_SA_2026_002, zh: zh_UID_SA_2026_002, en: en_UID_SA_2026_002 },
  { shared: shared_UID_SA_2026_001, zh: zh_UID_SA_2026_001, en: en_UID_SA_2026_001 },
];
