import { z } from './zod.ts';

import { itemFields } from './item-fields.ts';
import {
  certificateStatuses,
  certificateTypes,
  industries,
  newsCategories,
  productGroups,
  questionTopics,
} from './kinds.ts';
import { localised } from './language-schema.ts';
import { linkTarget } from './navigation.ts';
import { maxPictures, pictureReference } from './page-picture.ts';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const paragraph = z.string().check(z.trim(), z.minLength(1), z.maxLength(1200));
/** Earlier names in any language, so that readers who know one of them still find the content by search. */
const formerNames = z.optional(z.array(line).check(z.minLength(1), z.maxLength(8)));
/** Part of an address. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** Empty if left out. */
const slugs = z._default(z.array(slug), []);
const day = z.iso.date();
/** A link that stays on this site: no other scheme, and no `//host`. */
const sitePath = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** One step of a protocol drawing: who sends what to whom, and why it matters. */
export const protocolStep = z.object({ from: line, to: line, message: line, detail: paragraph });

export const questionText = z.object({ question: line, answer: paragraph });

export const productText = z.object({
  name: line,
  /** What the product does, in one sentence. */
  job: line,
  /** For search engines and previews: 50–160 characters in English, 40–100 in Chinese. */
  description: line,
  problem: z.object({
    title: line,
    paragraphs: z.array(paragraph).check(z.minLength(1), z.maxLength(4)),
  }),
  /** What the product does, as three verbs with a line or two each. */
  verbs: z.array(z.object({ verb: line, text: paragraph })).check(z.length(3)),
  features: z
    .array(z.object({ title: line, text: paragraph }))
    .check(z.minLength(4), z.maxLength(8)),
  /**
   * If one of the optional fields from here on is left out, the page has no such section. The products that come with
   * the code have all of them.
   */
  protocol: z.optional(
    z.object({
      title: line,
      actors: z.array(line).check(z.minLength(2), z.maxLength(5)),
      steps: z.array(protocolStep).check(z.minLength(3), z.maxLength(8)),
    }),
  ),
  specification: z
    .array(
      z.object({
        group: line,
        rows: z.array(z.object({ name: line, value: line })).check(z.minLength(2)),
      }),
    )
    .check(z.minLength(2)),
  compatibility: z.optional(
    z
      .array(z.object({ subject: line, supported: line, note: z.optional(line) }))
      .check(z.minLength(2)),
  ),
  deployment: z.optional(
    z.array(z.object({ title: line, text: paragraph })).check(z.minLength(3), z.maxLength(6)),
  ),
  scenarios: z.optional(
    z.array(z.object({ title: line, text: paragraph })).check(z.minLength(2), z.maxLength(4)),
  ),
  /** What a standard covers here, and what it does not. */
  standards: z.optional(
    z.array(z.object({ id: line, title: line, scope: paragraph })).check(z.minLength(2)),
  ),
  /** What the product does not do, stated openly. */
  limits: z.array(paragraph).check(z.minLength(2), z.maxLength(5)),
  questions: z.optional(z.array(questionText).check(z.minLength(3), z.maxLength(6))),
});

/** A model or a major version: the day of its release, the end of its sale, and the end of its support. */
export const lifecycleRow = z.object({
  subject: line,
  releasedOn: day,
  /** Absent while no end has been announced. */
  saleEndsOn: z.optional(day),
  supportEndsOn: z.optional(day),
});
export type LifecycleRow = z.infer<typeof lifecycleRow>;

export const product = z.object({
  slug,
  formerNames,
  position: z.int().check(z.positive()),
  group: z.enum(productGroups),
  /** The isometric drawing that represents the product. */
  drawing: z.enum(['sim', 'super-sim', 'module', 'gateway', 'handset', 'laptop', 'data-centre']),
  solutions: slugs,
  siblings: z._default(z.array(slug).check(z.maxLength(3)), []),
  cases: slugs,
  /** Newest first; absent while no row has a date. */
  lifecycle: z.optional(z.array(lifecycleRow)),
  text: localised(productText),
});
export type Product = z.infer<typeof product>;
export type ProductText = z.infer<typeof productText>;

export const solutionText = z.object({
  name: line,
  job: line,
  description: line,
  risk: z.object({
    title: line,
    paragraphs: z.array(paragraph).check(z.minLength(1), z.maxLength(4)),
  }),
  /** The regulations and standards that require the solution, by number; if left out, the page has no such section. */
  regulations: z.optional(
    z.array(z.object({ id: line, title: line, asks: paragraph })).check(z.minLength(2)),
  ),
  /** Boxes and links of the reference architecture, left to right in tiers. */
  architecture: z.optional(
    z.object({
      title: line,
      tiers: z
        .array(
          z.object({
            name: line,
            boxes: z
              .array(z.object({ id: slug, name: line, text: line, product: z.optional(slug) }))
              .check(z.minLength(1), z.maxLength(4)),
          }),
        )
        .check(z.minLength(3), z.maxLength(5)),
      links: z.array(z.object({ from: slug, to: slug, label: line })).check(z.minLength(2)),
    }),
  ),
  before: z.array(line).check(z.minLength(3), z.maxLength(6)),
  after: z.array(line).check(z.minLength(3), z.maxLength(6)),
  bill: z.array(z.object({ product: slug, quantity: line, role: line })).check(z.minLength(1)),
  rollout: z.optional(
    z
      .array(z.object({ weeks: line, title: line, text: paragraph }))
      .check(z.minLength(3), z.maxLength(6)),
  ),
  questions: z.optional(z.array(questionText).check(z.minLength(2), z.maxLength(5))),
});

export const solution = z.object({
  slug,
  formerNames,
  position: z.int().check(z.positive()),
  drawing: z.enum(['base-station', 'substation', 'laptop', 'bed-monitor']),
  products: z.array(slug).check(z.minLength(1)),
  case: z.optional(slug),
  text: localised(solutionText),
});
export type Solution = z.infer<typeof solution>;
export type SolutionText = z.infer<typeof solutionText>;

export const newsText = z.object({
  title: line,
  summary: line,
  sections: z
    .array(
      z.object({ heading: z.optional(line), paragraphs: z.array(paragraph).check(z.minLength(1)) }),
    )
    .check(z.minLength(2)),
});
export const newsArticle = z.object({
  id: slug,
  category: z.enum(newsCategories),
  publishedOn: day,
  updatedOn: z.optional(day),
  products: slugs,
  /** The first picture stands beside the title instead of the drawing; the others stand below the text. */
  pictures: z.optional(z.array(pictureReference).check(z.minLength(1), z.maxLength(maxPictures))),
  text: localised(newsText),
});
export type NewsArticle = z.infer<typeof newsArticle>;

export const caseText = z.object({
  /** The kind of client, never its name. */
  client: line,
  title: line,
  /** The most important number of the case with its unit, and what the number measures. */
  headline: z.object({ value: line, label: line }),
  situation: paragraph,
  choice: paragraph,
  rollout: paragraph,
  result: paragraph,
  /** How the numbers were measured. */
  method: line,
});
export const clientCase = z.object({
  id: slug,
  industry: z.enum(industries),
  year: z.int(),
  products: z.array(slug).check(z.minLength(1)),
  solution: z.optional(slug),
  /** The certificate in the register that confirms the figures; without one, they are the client's own statement. */
  certificate: z.optional(slug),
  /** The status of the figures: samples are marked on a trial site, and left out on a public site. */
  status: z._default(z.enum(certificateStatuses), 'sample'),
  chart: z.object({
    unit: localised(line),
    points: z
      .array(z.object({ label: localised(line), value: z.number() }))
      .check(z.minLength(3), z.maxLength(12)),
  }),
  text: localised(caseText),
});
export type ClientCase = z.infer<typeof clientCase>;

export const supportQuestion = z.object({
  id: slug,
  topic: z.enum(questionTopics),
  products: slugs,
  text: localised(questionText),
});
export type SupportQuestion = z.infer<typeof supportQuestion>;

export const advisory = z.object({
  id: z.string().check(z.regex(/^UID-SA-\d{4}-\d{3}$/)),
  publishedOn: day,
  updatedOn: day,
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  /** CVSS 4.0 base score, 0–10. */
  score: z.number().check(z.minimum(0), z.maximum(10)),
  text: localised(
    z.object({
      title: line,
      summary: paragraph,
      affected: z.array(line).check(z.minLength(1)),
      notAffected: z._default(z.array(line), []),
      fixed: z.array(line).check(z.minLength(1)),
      workaround: paragraph,
    }),
  ),
});
export type Advisory = z.infer<typeof advisory>;

/**
 * A document by which somebody certifies products, or that contains measurements of them. Claims on the site link to
 * it.
 */
export const certificate = z.object({
  id: slug,
  type: z.enum(certificateTypes),
  /** The number of the document, as its issuer writes it. */
  number: line,
  issuedOn: day,
  /** Left out if the certificate has no end. */
  validUntil: z.optional(day),
  products: slugs,
  /** The document itself, or the issuer's page that confirms it. */
  path: z.optional(linkTarget),
  /** On a trial site, a sample is marked as a sample; a public site shows no samples. */
  status: z.enum(certificateStatuses),
  text: localised(
    z.object({
      name: line,
      issuer: line,
      /** What was examined, and how. */
      scope: paragraph,
      /** The versions of the products that it covers; left out if it covers all. */
      versions: z.optional(line),
    }),
  ),
});
export type Certificate = z.infer<typeof certificate>;

export const partnerProgramme = z.object({
  types: z.array(z.object({ name: line, text: paragraph })).check(z.minLength(3)),
  benefits: z.array(z.object({ name: line, values: z.array(line) })).check(z.minLength(4)),
  steps: z.array(z.object({ title: line, text: paragraph })).check(z.minLength(3)),
});

/** A small published text page, served at `/im/NAME.txt`. */
export const textPage = z.object({ name: slug, body: z.string().check(z.minLength(1)) });

/** Synonyms in both languages: a search for one of the words finds the others as well. */
export const synonyms = z.object({
  id: slug,
  words: z.array(line).check(z.minLength(2), z.maxLength(24)),
});

/** An item of the mall, with its variants. Prices are integer fen, tax included. */
export const catalogueItem = z.object({
  id: slug,
  product: slug,
  position: z.int().check(z.positive()),
  ...itemFields,
  text: localised(
    z.object({
      name: line,
      summary: line,
      unit: line,
      includes: z.array(line).check(z.minLength(2)),
    }),
  ),
  variants: z
    .array(
      z.object({
        sku: z.string().check(z.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)),
        name: localised(line),
        priceFen: z.int().check(z.positive()),
        /** Lower prices per piece from a quantity on. */
        tiers: z.optional(
          z.array(
            z.object({
              fromQuantity: z.int().check(z.minimum(2)),
              priceFen: z.int().check(z.positive()),
            }),
          ),
        ),
        stock: z.int().check(z.minimum(0)),
        /** Working days until it leaves the warehouse, or until the licence is issued. */
        leadDays: z.int().check(z.minimum(0)),
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
});
export type CatalogueItem = z.input<typeof catalogueItem>;

/** A figure on the home page; `path` leads to its source. */
export const homeFigure = z.object({
  value: line,
  label: line,
  source: line,
  path: z.optional(sitePath),
});

export const homeText = z.object({
  promise: line,
  lead: paragraph,
  proof: z.array(homeFigure).check(z.minLength(3), z.maxLength(5)),
  doors: z.array(z.object({ reader: line, text: line, path: sitePath })).check(z.length(3)),
  stories: z.array(z.object({ title: line, text: paragraph, path: sitePath })).check(z.length(2)),
  steps: z.array(z.object({ title: line, text: paragraph })).check(z.length(4)),
  questions: z.array(questionText).check(z.minLength(3), z.maxLength(5)),
});

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** When staff answer, in China's time zone: Monday to Friday except for the days listed below. */
const serviceHours = z.object({
  from: clockTime,
  to: clockTime,
  /** Working hours within which a message is answered. */
  answerHours: z.int().check(z.minimum(1), z.maximum(80)),
  /** `closedOn`: working days on which nobody answers. `openOn`: other days on which somebody does. */
  closedOn: z.array(day).check(z.maxLength(60)),
  openOn: z.array(day).check(z.maxLength(60)),
});
export type ServiceHours = z.infer<typeof serviceHours>;

/** The company's facts, in one file. Brand, telephones and filings are written there and nowhere else. */
export const company = z.object({
  brand: localised(line),
  legalName: localised(line),
  /** Telephones, in the form that can be dialled from anywhere. */
  phones: z
    .array(z.object({ label: localised(line), number: line }))
    .check(z.minLength(1), z.maxLength(4)),
  email: z.email(),
  address: localised(line),
  hours: localised(line),
  serviceHours: z.optional(serviceHours),
  icpFiling: line,
  policeFiling: line,
  /** Path of the operator console's own login; it never contains a credential. */
  operatorPath: sitePath,
});
export type Company = z.infer<typeof company>;
