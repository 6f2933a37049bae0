/** Groups of the product map, in the order a connection meets them. */
export const productGroups = ['card', 'module', 'gateway', 'software'] as const;

export const newsCategories = ['company', 'product', 'industry', 'advisory'] as const;

export const industries = [
  'telecom',
  'power',
  'office',
  'medical',
  'finance',
  'transport',
  'manufacturing',
  'government',
] as const;

export const questionTopics = [
  'buying',
  'delivery',
  'deployment',
  'account',
  'security',
  'licence',
] as const;

export const deliveryKinds = ['shipped', 'licence'] as const;

/** Shapes of what the mall sells. */
export const formFactors = ['card', 'board', 'appliance', 'kit', 'software'] as const;
