/** Groups of the product map, in the order in which a connection passes through them. */
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

/** What a claim of ours is based on: a certificate by others, or a test. */
export const certificateTypes = ['certificate', 'test'] as const;

/** Whether somebody has confirmed that such a document exists. */
export const certificateStatuses = ['sample', 'confirmed'] as const;

export const questionTopics = [
  'buying',
  'delivery',
  'deployment',
  'account',
  'security',
  'licence',
] as const;

export const deliveryKinds = ['shipped', 'licence'] as const;

/** Form factors of the mall's items. */
export const formFactors = ['card', 'board', 'appliance', 'kit', 'software'] as const;

/** Reasons for which a visitor may write to the company. */
export const enquiryKinds = ['contact', 'quote', 'ticket', 'cooperation'] as const;

/**
 * `open`: nobody is working on the enquiry yet; `in-progress`: somebody is. An answered enquiry can be answered again,
 * a closed one can't.
 */
export const enquiryStates = ['open', 'in-progress', 'answered', 'closed'] as const;

/** How severe a fault is, from a question to a standstill. */
export const ticketSeverities = ['question', 'degraded', 'down'] as const;

/** Kinds of partner, in the order of the programme's columns. */
export const partnerKinds = ['integrator', 'reseller', 'device-maker', 'operator'] as const;

/** The kinds of results of the site's search, in the order of its tabs. */
export const searchKinds = [
  'page',
  'product',
  'solution',
  'item',
  'case',
  'news',
  'question',
  'advisory',
  'document',
] as const;
