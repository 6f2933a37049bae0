import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

const report = z.object({
  /** `csp-violation`, or `coep` for a resource that the embedder policy blocked. */
  kind: z.string(),
  /** The violated directive; for `coep`, the kind of file. */
  directive: z.string(),
  /** The blocked resource: a path of this site, another site's origin, or a word such as `inline`. */
  blocked: z.string(),
  /** The path of the page. */
  page: z.string(),
  /** The script that caused the report, written like `blocked`; empty if the browser did not state one. */
  source: z.string(),
  count: z.int(),
  firstAt: z.number(),
  lastAt: z.number(),
});
export type PolicyReport = z.infer<typeof report>;

export const listPolicyReports = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/policy-reports`,
  access: 'staff',
  permission: 'policy-reports.read',
  isImpersonal: true,
  summary:
    'What browsers kept out of our pages by the security policies, by kind, the latest first',
  input: z.object({}),
  output: z.object({ reports: z.array(report) }),
});
