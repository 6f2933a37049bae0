import type { CompanyDirectory } from './company-directory.ts';

/** Made-up companies, with tax numbers that pass their own check. */
const companies = [
  { name: '示例科技有限公司', taxNumber: '91110108MA0000001D' },
  { name: '示例科技（上海）有限公司', taxNumber: '91310115MA00000022' },
  { name: '示例电子（深圳）有限公司', taxNumber: '91440300MA0000003T' },
  { name: '样本仪器股份有限公司', taxNumber: '91330106MA0000004F' },
];

/** Stands in for a service of company names where a site is developed or tested. */
export const standInDirectory: CompanyDirectory = {
  async find(name) {
    return companies.filter((company) => company.name.includes(name));
  },
};
