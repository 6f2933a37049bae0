import type { PolicyReport } from '@uid/contract/policy-reports';

/** Tables of 0040-policy-reports.sql. */
export interface PolicyReportTables {
  policyReports: PolicyReport & {
    /** A hash of the fields that make up the kind. */
    id: string;
  };
}
