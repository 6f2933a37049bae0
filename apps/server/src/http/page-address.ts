/** Where a request for a page leads: whatever was written, the host is the site's own. */
export function pageAddress(target: string, origin: string): URL {
  // Joined, not resolved: `//name` and `/\name` would be somebody else's host.
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(path.startsWith('/') ? origin + path : `${origin}/${path}`);
}

/** A page's path as the router reads it, to whom escapes, case and slashes at the end are all one. */
export function routedPath({ pathname }: URL): string {
  return decode(pathname).toLowerCase().replace(/\/+$/, '');
}

/**
 * Where to lead whose form sent fields that were left empty: the same page, by what was chosen.
 * Undefined where the address is such already, or would be read as somebody else's host.
 */
export function chosenAddress({ pathname, search }: URL): string | undefined {
  const fields = search.slice(1).split('&');
  const chosen = fields.filter((field) => !/^[^=]+=$/.test(field));
  if (chosen.length === fields.length || pathname.startsWith('//')) return undefined;
  const query = chosen.join('&');
  return query ? `${pathname}?${query}` : pathname;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
