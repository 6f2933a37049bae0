/** Whether `Accept-Encoding` asks for Brotli, and does not just name it to refuse it. */
export function takesBrotli(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((each) => {
    const [coding = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return coding === 'br' && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}
