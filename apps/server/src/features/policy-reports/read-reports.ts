import { z } from '@uid/contract/zod';

/** What one browser kept out once, without anything of the person: no query, no sample of the text. */
export interface Violation {
  kind: string;
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

/** As many as one request may bring; a browser gathers a few. */
const maxReports = 20;
const maxLength = 200;

const text = z.catch(z.string(), '');
/** Of the Reporting API: `application/reports+json`. */
const reportSchema = z.object({
  type: z.enum(['csp-violation', 'coep']),
  url: text,
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    destination: text,
  }),
});
/** Of `report-uri`: `application/csp-report`. */
const cspReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/** The violations of a body in either format, of pages of this host; the rest of it counts for nothing. */
export function readReports(body: unknown, host: string): Violation[] {
  const old = cspReportSchema.safeParse(body);
  if (old.success) {
    const said = old.data['csp-report'];
    const directive = said['effective-directive'] || said['violated-directive'];
    const found = { kind: 'csp-violation', directive, blocked: said['blocked-uri'] };
    return violation(host, {
      ...found,
      page: said['document-uri'],
      source: said['source-file'],
    });
  }
  const all = Array.isArray(body) ? body.slice(0, maxReports) : [];
  return all.flatMap((each) => {
    const { success, data } = reportSchema.safeParse(each);
    if (!success) return [];
    const said = data.body;
    return violation(host, {
      kind: data.type,
      directive: said.effectiveDirective || said.destination,
      blocked: said.blockedURL,
      page: said.documentURL || data.url,
      source: said.sourceFile,
    });
  });
}

function violation(host: string, { kind, directive, ...urls }: Violation): Violation[] {
  const page = parse(urls.page);
  if (page?.host !== host) return [];
  return [
    {
      kind,
      // Older browsers repeat the whole directive.
      directive: /^[a-z-]*/.exec(directive)![0].slice(0, 50),
      page: cut(page.pathname),
      blocked: placeOf(urls.blocked, host),
      source: placeOf(urls.source, host),
    },
  ];
}

/** Of this site the path, of others the origin, of an extension or `data:` the scheme, else the word itself. */
function placeOf(address: string, host: string): string {
  const url = parse(address);
  if (!url) return /^[a-z-]{0,40}$/.test(address) ? address : '';
  if (url.host === host) return cut(url.pathname);
  return /^https?:$/.test(url.protocol) ? cut(url.origin) : cut(url.protocol);
}

function parse(address: string): URL | undefined {
  return URL.parse(address) ?? undefined;
}

function cut(value: string): string {
  return value.slice(0, maxLength);
}
