/** The console's lists with filters, a search or a choice of columns, for which a view can be saved. */
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

/** Maximum number of views that one member of staff may keep. */
export const maxViews = 20;
