/** Whether a list of entity tags, as in `If-None-Match`, contains this tag, weak or strong, or is `*`. */
export function namesTag(list: string | undefined, etag: string): boolean {
  const tags = list?.split(',').map((each) => strong(each.trim())) ?? [];
  return tags.includes(strong(etag)) || tags.includes('*');
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
