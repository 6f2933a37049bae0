import { z } from '@uid/contract/zod';

/** A single violation that a browser reported, without personal data: no query, no sample of the text. */
export interface Violation {
  kind: string;
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

/** Maximum number of reports in a request; browsers send a few. */
const maxReports = 20;
const maxLength = 200;

const text = z.catch(z.string(), '');
/** The format of the Reporting API: `application/reports+json`. */
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
/** The format of `report-uri`: `application/csp-report`. */
const cspReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/** Returns the violations in a body of either format, on pages of this host. Everything else is ignored. */
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

/**
 * Returns the path for an address of this site, the origin for one of another site, the scheme for an extension or
 * `data:`, or else the word itself.
 */
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
