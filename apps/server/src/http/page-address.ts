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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
