/** Returns the unique key of the email for a notice, so that it is sent once. */
export function mailKey(noticeId: string): string {
  return `notice:${noticeId}`;
}
