/** The console's lists that have filters, a search or a choice of columns: what a saved view can be of. */
export const viewPaths = [
  '/orders',
  '/shipping',
  '/enquiries',
  '/quotes',
  '/approvals',
  '/customers',
  '/catalogue',
  '/contents',
  '/refunds',
  '/repayments',
  '/staff',
  '/audit',
  '/messages',
  '/jobs',
] as const;
export type ViewPath = (typeof viewPaths)[number];

/** As many as one person of the staff may keep. */
export const maxViews = 20;
