import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

const report = z.object({
  /** `csp-violation`, or `coep` for what the embedder policy kept out. */
  kind: z.string(),
  /** The directive that was broken; of `coep` the kind of file. */
  directive: z.string(),
  /** What was kept out: a path of this site, another site's origin, or a word such as `inline`. */
  blocked: z.string(),
  /** The page's path. */
  page: z.string(),
  /** The script it came from, as `blocked`; empty where nobody said. */
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
