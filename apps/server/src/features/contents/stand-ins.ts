import { company } from '@uid/content/company';
import { home } from '@uid/content/home';
import { navigation } from '@uid/content/navigation';
import { partnerProgramme } from '@uid/content/partners';
import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';

type StandIns = { [Kind in ContentKind]?: ContentOf<Kind> };

/** Of what there is one, and pages can't do without: as the code has it, for where its row is damaged. */
export const standIns: StandIns = {
  home,
  company,
  navigation,
  'partner-programme': partnerProgramme,
};
