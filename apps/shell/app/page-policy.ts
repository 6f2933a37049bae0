import { policyReportDirectives } from '@uid/contract/constants';

/**
 * Returns the content security policy of a page whose inline scripts and styles have these hashes. `framesOwn`: the
 * page shows other pages of the site in frames.
 */
export function pagePolicy(
  hashes: { scripts: string[]; styles: string[] },
  framesOwn = false,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(framesOwn ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    policyReportDirectives,
  ].join('; ');
}
