import {
  advisory,
  certificate,
  clientCase,
  company,
  homeText,
  newsArticle,
  partnerProgramme,
  product,
  solution,
  supportQuestion,
  synonyms,
  textPage,
} from './content.ts';
import { localised } from './language-schema.ts';
import { navigationText } from './navigation.ts';
import { redirect } from './redirects.ts';
import type { z } from './zod.ts';

/** Every kind of content with the schema of one content, in both languages. */
export const contentSchemas = {
  home: localised(homeText),
  company,
  navigation: localised(navigationText),
  product,
  solution,
  news: newsArticle,
  case: clientCase,
  question: supportQuestion,
  advisory,
  certificate,
  'partner-programme': localised(partnerProgramme),
  'text-page': textPage,
  redirect,
  synonyms,
} as const;

export type ContentKind = keyof typeof contentSchemas;

export const contentKinds = /* @__PURE__ */ Object.keys(contentSchemas) as ContentKind[];

/** A content of this kind, in the form in which the site reads it. */
export type ContentOf<Kind extends ContentKind> = z.infer<(typeof contentSchemas)[Kind]>;
