import { company } from '@uid/content/company';
import { home } from '@uid/content/home';
import { navigation } from '@uid/content/navigation';
import { partnerProgramme } from '@uid/content/partners';
import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';

type StandIns = { [Kind in ContentKind]?: ContentOf<Kind> };

/** The code's texts of contents that exist only once and that every page needs. They are used if the row is damaged. */
export const standIns: StandIns = {
  home,
  company,
  navigation,
  'partner-programme': partnerProgramme,
};
