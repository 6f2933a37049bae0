import type { ProductText } from '@uid/contract/content';

/** What a product is for and how it works. */
export type ProductStory = Pick<
  ProductText,
  'name' | 'job' | 'description' | 'problem' | 'verbs' | 'features' | 'protocol'
>;

/** What it states: figures, compatibility, deployment, standards, limits, questions. */
export type ProductFacts = Omit<ProductText, keyof ProductStory>;
