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

/** What a claim of ours rests on: what others attest, and what was measured. */
export const certificateTypes = ['certificate', 'test'] as const;

/** Whether somebody has confirmed that there is such a document. */
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

/** Shapes of what the mall sells. */
export const formFactors = ['card', 'board', 'appliance', 'kit', 'software'] as const;

/** What a visitor may write to the company about. */
export const enquiryKinds = ['contact', 'quote', 'ticket', 'cooperation'] as const;

/** `open`: nobody sees to it; `in-progress`: somebody does; answered ones may be answered again, closed ones not. */
export const enquiryStates = ['open', 'in-progress', 'answered', 'closed'] as const;

/** How badly a fault hurts, from a question to a standstill. */
export const ticketSeverities = ['question', 'degraded', 'down'] as const;

/** Kinds of partner, in the order of the programme's columns. */
export const partnerKinds = ['integrator', 'reseller', 'device-maker', 'operator'] as const;

/** What the site's search finds, in the order of its tabs. */
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
