export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon for each tone. */
export const noticeIcons = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;
