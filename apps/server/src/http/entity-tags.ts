/** Whether a list of entity tags, as `If-None-Match` has one, holds this one, weak or strong, or any at all. */
export function namesTag(list: string | undefined, etag: string): boolean {
  const tags = list?.split(',').map((each) => strong(each.trim())) ?? [];
  return tags.includes(strong(etag)) || tags.includes('*');
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
