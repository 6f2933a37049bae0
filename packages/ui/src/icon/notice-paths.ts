/** The icons of messages, separate from the others so that a small script contains only these. */
export const noticePaths = {
  info: 'M10 9v5.5M10 6v-.1M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 0 0-14.5 0',
  warning: 'M10 3 2.5 16.5h15zM10 8v4.5M10 14.5v-.1',
  error: 'M6.8 2.75h6.4l4.05 4.05v6.4l-4.05 4.05H6.8L2.75 13.2V6.8zM10 6v5M10 13.8v-.1',
  success: 'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 0 0-14.5 0M6.5 10.2l2.5 2.5 4.5-5.2',
  close: 'm4.5 4.5 11 11m0-11-11 11',
} as const;
