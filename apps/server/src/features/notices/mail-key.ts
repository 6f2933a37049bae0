/** Under which key the mail of a notice leaves, once. */
export function mailKey(noticeId: string): string {
  return `notice:${noticeId}`;
}
