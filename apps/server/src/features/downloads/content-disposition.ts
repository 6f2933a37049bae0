const reserved = /['()*]/g;

/**
 * Returns the header for an attachment with its readable name (RFC 6266, RFC 8187), and an ASCII name for old clients.
 * @param fallback ASCII, without quotes or backslashes
 */
export function attachmentNamed(name: string, fallback: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    reserved,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
