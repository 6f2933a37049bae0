export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each tone. */
export const noticeIcons = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;
