/** Whether `Accept-Encoding` accepts a coding, and does not name it only to refuse it. */
export function takesCoding(acceptEncoding = '', wanted: 'br' | 'gzip'): boolean {
  return acceptEncoding.split(',').some((each) => {
    const [coding = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return coding === wanted && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}
