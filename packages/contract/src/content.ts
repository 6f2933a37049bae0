import { z } from './zod.ts';

import {
  deliveryKinds,
  formFactors,
  industries,
  newsCategories,
  productGroups,
  questionTopics,
} from './kinds.ts';
import { localised } from './language-schema.ts';

const line = z.string().trim().min(1).max(300);
const paragraph = z.string().trim().min(1).max(1200);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const day = z.iso.date();

/** One step of a protocol drawing: who sends what to whom, and why it matters. */
export const protocolStep = z.object({ from: line, to: line, message: line, detail: paragraph });

export const questionText = z.object({ question: line, answer: paragraph });

export const productText = z.object({
  name: line,
  /** What it does, in one sentence. */
  job: line,
  /** For search engines and previews: 50–160 characters in English, 40–100 in Chinese. */
  description: line,
  problem: z.object({ title: line, paragraphs: z.array(paragraph).min(1).max(4) }),
  /** Three verbs: what it does, each in a line or two. */
  verbs: z.array(z.object({ verb: line, text: paragraph })).length(3),
  features: z
    .array(z.object({ title: line, text: paragraph }))
    .min(4)
    .max(8),
  protocol: z.object({
    title: line,
    actors: z.array(line).min(2).max(5),
    steps: z.array(protocolStep).min(3).max(8),
  }),
  specification: z
    .array(z.object({ group: line, rows: z.array(z.object({ name: line, value: line })).min(2) }))
    .min(2),
  compatibility: z
    .array(z.object({ subject: line, supported: line, note: line.optional() }))
    .min(2),
  deployment: z
    .array(z.object({ title: line, text: paragraph }))
    .min(3)
    .max(6),
  scenarios: z
    .array(z.object({ title: line, text: paragraph }))
    .min(2)
    .max(4),
  /** What a standard covers here, and what it does not. */
  standards: z.array(z.object({ id: line, title: line, scope: paragraph })).min(2),
  /** What the product does not do, said openly. */
  limits: z.array(paragraph).min(2).max(5),
  questions: z.array(questionText).min(3).max(6),
});

export const product = z.object({
  slug,
  position: z.number().int().positive(),
  group: z.enum(productGroups),
  /** The isometric part that stands for it in drawings. */
  drawing: z.enum(['sim', 'super-sim', 'module', 'gateway', 'handset', 'laptop', 'data-centre']),
  solutions: z.array(slug),
  siblings: z.array(slug).max(3),
  cases: z.array(slug),
  text: localised(productText),
});
export type Product = z.infer<typeof product>;
export type ProductText = z.infer<typeof productText>;

export const solutionText = z.object({
  name: line,
  job: line,
  description: line,
  risk: z.object({ title: line, paragraphs: z.array(paragraph).min(1).max(4) }),
  /** The regulations and standards that ask for it, by number. */
  regulations: z.array(z.object({ id: line, title: line, asks: paragraph })).min(2),
  /** Boxes and links of the reference architecture, left to right in tiers. */
  architecture: z.object({
    title: line,
    tiers: z
      .array(
        z.object({
          name: line,
          boxes: z
            .array(z.object({ id: slug, name: line, text: line, product: slug.optional() }))
            .min(1)
            .max(4),
        }),
      )
      .min(3)
      .max(5),
    links: z.array(z.object({ from: slug, to: slug, label: line })).min(2),
  }),
  before: z.array(line).min(3).max(6),
  after: z.array(line).min(3).max(6),
  bill: z.array(z.object({ product: slug, quantity: line, role: line })).min(3),
  rollout: z
    .array(z.object({ weeks: line, title: line, text: paragraph }))
    .min(3)
    .max(6),
  questions: z.array(questionText).min(2).max(5),
});

export const solution = z.object({
  slug,
  position: z.number().int().positive(),
  drawing: z.enum(['base-station', 'substation', 'laptop', 'bed-monitor']),
  products: z.array(slug).min(3),
  case: slug,
  text: localised(solutionText),
});
export type Solution = z.infer<typeof solution>;
export type SolutionText = z.infer<typeof solutionText>;

export const newsText = z.object({
  title: line,
  summary: line,
  sections: z
    .array(z.object({ heading: line.optional(), paragraphs: z.array(paragraph).min(1) }))
    .min(2),
});
export const newsArticle = z.object({
  id: slug,
  category: z.enum(newsCategories),
  publishedOn: day,
  updatedOn: day.optional(),
  products: z.array(slug),
  text: localised(newsText),
});
export type NewsArticle = z.infer<typeof newsArticle>;

export const caseText = z.object({
  /** The client by kind, never by name. */
  client: line,
  title: line,
  /** The number that tells the story, with its unit, and what it counts. */
  headline: z.object({ value: line, label: line }),
  situation: paragraph,
  choice: paragraph,
  rollout: paragraph,
  result: paragraph,
  /** How the numbers were taken. */
  method: line,
});
export const clientCase = z.object({
  id: slug,
  industry: z.enum(industries),
  year: z.number().int(),
  products: z.array(slug).min(1),
  solution: slug.optional(),
  chart: z.object({
    unit: localised(line),
    points: z
      .array(z.object({ label: localised(line), value: z.number() }))
      .min(3)
      .max(12),
  }),
  text: localised(caseText),
});
export type ClientCase = z.infer<typeof clientCase>;

export const supportQuestion = z.object({
  id: slug,
  topic: z.enum(questionTopics),
  products: z.array(slug),
  text: localised(questionText),
});
export type SupportQuestion = z.infer<typeof supportQuestion>;

export const advisory = z.object({
  id: z.string().regex(/^UID-SA-\d{4}-\d{3}$/),
  publishedOn: day,
  updatedOn: day,
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  /** CVSS 4.0 base score, 0–10. */
  score: z.number().min(0).max(10),
  text: localised(
    z.object({
      title: line,
      summary: paragraph,
      affected: z.array(line).min(1),
      notAffected: z.array(line),
      fixed: z.array(line).min(1),
      workaround: paragraph,
    }),
  ),
});
export type Advisory = z.infer<typeof advisory>;

export const partnerProgramme = z.object({
  types: z.array(z.object({ name: line, text: paragraph })).min(3),
  benefits: z.array(z.object({ name: line, values: z.array(line) })).min(4),
  steps: z.array(z.object({ title: line, text: paragraph })).min(3),
});

/** A small published text page, served at `/im/NAME.txt`. */
export const textPage = z.object({ name: slug, body: z.string().min(1) });

/** A thing that can be bought, with its variants. Prices are integer fen, tax included. */
export const catalogueItem = z.object({
  id: slug,
  product: slug,
  position: z.number().int().positive(),
  delivery: z.enum(deliveryKinds),
  /** `software` where not said. */
  formFactor: z.enum(formFactors).optional(),
  text: localised(
    z.object({ name: line, summary: line, unit: line, includes: z.array(line).min(2) }),
  ),
  variants: z
    .array(
      z.object({
        sku: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
        name: localised(line),
        priceFen: z.number().int().positive(),
        /** Lower prices of a piece from so many on. */
        tiers: z
          .array(
            z.object({
              fromQuantity: z.number().int().min(2),
              priceFen: z.number().int().positive(),
            }),
          )
          .optional(),
        stock: z.number().int().min(0),
        /** Working days until it leaves the warehouse, or until the licence is issued. */
        leadDays: z.number().int().min(0),
      }),
    )
    .min(1)
    .max(6),
});
export type CatalogueItem = z.infer<typeof catalogueItem>;

export const homeText = z.object({
  promise: line,
  lead: paragraph,
  proof: z
    .array(z.object({ value: line, label: line, source: line }))
    .min(3)
    .max(5),
  doors: z.array(z.object({ reader: line, text: line, path: z.string() })).length(3),
  stories: z.array(z.object({ title: line, text: paragraph, path: z.string() })).length(2),
  steps: z.array(z.object({ title: line, text: paragraph })).length(4),
  questions: z.array(questionText).min(3).max(5),
});

/** The company's facts: one file, the only place where brand, phones and filings stand. */
export const company = z.object({
  brand: localised(line),
  legalName: localised(line),
  /** Two support telephones, in the form dialled from anywhere. */
  phones: z.array(z.object({ label: localised(line), number: line })).length(2),
  email: z.email(),
  address: localised(line),
  hours: localised(line),
  icpFiling: line,
  policeFiling: line,
  /** The operator console's own sign-in; never carries a credential. */
  operatorPath: z.string(),
});
export type Company = z.infer<typeof company>;
