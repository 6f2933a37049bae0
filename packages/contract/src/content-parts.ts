import { contentSchemas } from './content-kinds.ts';
import type { ContentKind, ContentOf } from './content-kinds.ts';
import {
  advisory,
  caseText,
  certificate,
  clientCase,
  company,
  homeText,
  newsArticle,
  newsText,
  partnerProgramme,
  product,
  productText,
  questionText,
  solution,
  solutionText,
  supportQuestion,
  synonyms,
  textPage,
} from './content.ts';
import type { Language, Localised } from './language.ts';
import { navigationText } from './navigation.ts';
import { productSlugs, solutionSlugs, textPagePaths, textPagePrefix } from './pages.ts';
import { redirect } from './redirects.ts';
import { z } from './zod.ts';

/**
 * The parts of a content that are written and published independently: the data that its languages share, and the text
 * of each language.
 */
export const contentParts = ['shared', 'zh', 'en'] as const;
export type ContentPart = (typeof contentParts)[number];
export type PartBodies = Partial<Record<ContentPart, unknown>>;

/** Incremented when stored parts have to be read in a different way than before. */
export const contentSchemaVersion = 1;

interface Parting<Content> {
  /** Undefined if the languages share nothing. */
  shared?: z.ZodMiniType;
  /** The schema of the text in each language; undefined if the kind has no text. */
  text?: z.ZodMiniType;
  split: (content: Content) => PartBodies;
  /** The result of parts that don't fit together does not match the schema of the whole. */
  join: (parts: PartBodies) => unknown;
  /**
   * The field of the shared part that holds the id; undefined if there is only one content of the kind, whose id is the
   * kind's name.
   */
  idField?: string;
  /** Ids of pages that the site has had from the start, and that can't be withdrawn. */
  lasting?: readonly string[];
}

const withoutText = { text: true } as const;

/** How each kind of content is divided into parts. */
const partings: { [Kind in ContentKind]: Parting<ContentOf<Kind>> } = {
  home: onlyTexts(homeText),
  'partner-programme': onlyTexts(partnerProgramme),
  company: partCompany(),
  navigation: onlyTexts(navigationText),
  product: {
    ...withTexts(z.omit(product, withoutText), productText),
    idField: 'slug',
    lasting: productSlugs,
  },
  solution: {
    ...withTexts(z.omit(solution, withoutText), solutionText),
    idField: 'slug',
    lasting: solutionSlugs,
  },
  news: { ...withTexts(z.omit(newsArticle, withoutText), newsText), idField: 'id' },
  case: { ...partCase(), idField: 'id' },
  question: { ...withTexts(z.omit(supportQuestion, withoutText), questionText), idField: 'id' },
  advisory: {
    ...withTexts(z.omit(advisory, withoutText), advisory.shape.text.shape.zh),
    idField: 'id',
  },
  certificate: {
    ...withTexts(z.omit(certificate, withoutText), certificate.shape.text.shape.zh),
    idField: 'id',
  },
  'text-page': {
    shared: textPage,
    split: (shared) => ({ shared }),
    join: ({ shared }) => shared,
    idField: 'name',
    lasting: Object.values(textPagePaths).map((path) =>
      path.slice(textPagePrefix.length, -'.txt'.length),
    ),
  },
  redirect: {
    shared: redirect,
    split: (shared) => ({ shared }),
    join: ({ shared }) => shared,
    idField: 'id',
  },
  synonyms: {
    shared: synonyms,
    split: (shared) => ({ shared }),
    join: ({ shared }) => shared,
    idField: 'id',
  },
};

function onlyTexts<Text>(text: z.ZodMiniType<Text>): Parting<Localised<Text>> {
  return { text, split: ({ zh, en }) => ({ zh, en }), join: ({ zh, en }) => ({ zh, en }) };
}

function withTexts<Content extends { text: Localised<unknown> }>(
  shared: z.ZodMiniType,
  text: z.ZodMiniType,
): Parting<Content> {
  return {
    shared,
    text,
    split: ({ text: { zh, en }, ...rest }) => ({ shared: rest, zh, en }),
    join: ({ shared: facts, zh, en }) => ({ ...(facts as object), text: { zh, en } }),
  };
}

/** The company's texts stand among its facts, so this function separates them, also within each telephone. */
function partCompany(): Parting<ContentOf<'company'>> {
  const { brand, legalName, address, hours, phones, ...facts } = company.shape;
  const { label, number } = phones.def.element.shape;
  const telephones = [z.minLength(1), z.maxLength(4)] as const;
  const shared = z.object({ phones: z.array(number).check(...telephones), ...facts });
  const text = z.object({
    brand: brand.shape.zh,
    legalName: legalName.shape.zh,
    phoneLabels: z.array(label.shape.zh).check(...telephones),
    address: address.shape.zh,
    hours: hours.shape.zh,
  });
  const words = ['brand', 'legalName', 'address', 'hours'] as const;
  return {
    shared,
    text,
    split(content) {
      const textIn = (language: Language) => ({
        brand: content.brand[language],
        legalName: content.legalName[language],
        phoneLabels: content.phones.map((phone) => phone.label[language]),
        address: content.address[language],
        hours: content.hours[language],
      });
      const { email, serviceHours, icpFiling, policeFiling, operatorPath } = content;
      const numbers = content.phones.map((phone) => phone.number);
      const own = {
        phones: numbers,
        email,
        ...(serviceHours && { serviceHours }),
        icpFiling,
        policeFiling,
        operatorPath,
      };
      return { shared: own, zh: textIn('zh'), en: textIn('en') };
    },
    join(parts) {
      const [own, zh, en] = [
        parts.shared as Partial<z.infer<typeof shared>> | undefined,
        parts.zh as Partial<z.infer<typeof text>> | undefined,
        parts.en as Partial<z.infer<typeof text>> | undefined,
      ];
      return {
        ...own,
        ...Object.fromEntries(words.map((word) => [word, { zh: zh?.[word], en: en?.[word] }])),
        phones: own?.phones?.map((phone, index) => ({
          label: { zh: zh?.phoneLabels?.[index], en: en?.phoneLabels?.[index] },
          number: phone,
        })),
      };
    },
  };
}

/** The labels and the unit of the chart belong to each language, its values to the shared part. */
function partCase(): Parting<ContentOf<'case'>> {
  const { chart, text: _text, ...facts } = clientCase.shape;
  const points = z.array(z.number()).check(z.minLength(3), z.maxLength(12));
  const labels = z.array(chart.shape.unit.shape.zh).check(z.minLength(3), z.maxLength(12));
  const shared = z.object({ ...facts, points });
  const text = z.object({ ...caseText.shape, unit: chart.shape.unit.shape.zh, labels });
  type Text = Partial<z.infer<typeof text>>;
  return {
    shared,
    text,
    split({ chart: drawn, text: texts, ...rest }) {
      const textIn = (language: Language) => ({
        ...texts[language],
        unit: drawn.unit[language],
        labels: drawn.points.map(({ label }) => label[language]),
      });
      const values = drawn.points.map(({ value }) => value);
      return { shared: { ...rest, points: values }, zh: textIn('zh'), en: textIn('en') };
    },
    join(parts) {
      const { points: values = [], ...rest } = (parts.shared ?? {}) as Partial<
        z.infer<typeof shared>
      >;
      const { unit: zhUnit, labels: zhLabels = [], ...zh } = (parts.zh ?? {}) as Text;
      const { unit: enUnit, labels: enLabels = [], ...en } = (parts.en ?? {}) as Text;
      const length = Math.max(values.length, zhLabels.length, enLabels.length);
      return {
        ...rest,
        chart: {
          unit: { zh: zhUnit, en: enUnit },
          // If one list is longer than the others, the missing entries become undefined, which the schema reports as a
          // fault.
          points: Array.from({ length }, (_, index) => ({
            label: { zh: zhLabels[index], en: enLabels[index] },
            value: values[index],
          })),
        },
        text: { zh, en },
      };
    },
  };
}

/** The parts that a kind has. */
export function partsOf(kind: ContentKind): ContentPart[] {
  return contentParts.filter((part) => schemaOfPart(kind, part) !== undefined);
}

export function schemaOfPart(kind: ContentKind, part: ContentPart): z.ZodMiniType | undefined {
  const { shared, text } = partings[kind];
  return part === 'shared' ? shared : text;
}

export function splitContent<Kind extends ContentKind>(
  kind: Kind,
  content: ContentOf<Kind>,
): PartBodies {
  const { split } = partings[kind] as unknown as Parting<ContentOf<Kind>>;
  return split(content);
}

/** A problem, with the path of the field that has it. */
export interface ContentProblem {
  path: string;
  message: string;
}

export type JoinedContent<Kind extends ContentKind> =
  | { content: ContentOf<Kind>; problems?: never }
  | { content?: never; problems: ContentProblem[] };

/** Joins the parts and validates the result with the schema of its kind; the id in the content has to equal `id`. */
export function joinContent<Kind extends ContentKind>(
  kind: Kind,
  id: string,
  parts: PartBodies,
): JoinedContent<Kind> {
  const { join, idField } = partings[kind];
  const { success, data, error } = contentSchemas[kind].safeParse(join(parts));
  if (!success)
    return {
      problems: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    };
  const content = data as ContentOf<Kind>;
  const said = idField === undefined ? kind : (content as Record<string, unknown>)[idField];
  return said === id ? { content } : { problems: [{ path: idField ?? '', message: `not ${id}` }] };
}

/** The field of the shared part that holds the id; undefined for a kind with only one content. */
export function idFieldOf(kind: ContentKind): string | undefined {
  return partings[kind].idField;
}

/** The id that the parts contain. */
export function idOfParts(kind: ContentKind, { shared }: PartBodies): string {
  const { idField } = partings[kind];
  return idField === undefined ? kind : String((shared as Record<string, unknown>)[idField]);
}

/** Whether a content of the kind may have this id. */
export function isContentId(kind: ContentKind, id: string): boolean {
  if (kind === 'advisory') return advisory.shape.id.safeParse(id).success;
  return partings[kind].idField === undefined
    ? id === kind
    : newsArticle.shape.id.safeParse(id).success;
}

/**
 * Whether the content can be withdrawn. Contents that the site needs, and the pages that it has had from the start,
 * can't.
 */
export function canBeWithdrawn(kind: ContentKind, id: string): boolean {
  const { idField, lasting = [] } = partings[kind];
  return idField !== undefined && !lasting.includes(id);
}

/** The title that lists show for a content. */
export function titleOfPart(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const said = body as Record<string, unknown>;
  const title = said['title'] ?? said['name'] ?? said['question'] ?? said['brand'];
  return typeof title === 'string' ? title : undefined;
}
