import type { Company, NewsArticle, Product, Solution } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';
import type {
  CompanyFacts,
  NewsSummary,
  ProductSummary,
  SolutionSummary,
} from '@uid/contract/contents';

/** These functions choose what the server sends of each kind, in one language. */
export function presentProduct(
  { slug, group, drawing, text }: Product,
  language: Language,
): ProductSummary {
  const { name, job } = text[language];
  return { slug, group, drawing, name, job };
}

export function presentSolution(
  { slug, drawing, text }: Solution,
  language: Language,
): SolutionSummary {
  const { name, job } = text[language];
  return { slug, drawing, name, job };
}

export function presentNews(
  { id, category, publishedOn, text }: NewsArticle,
  language: Language,
): NewsSummary {
  const { title, summary } = text[language];
  return { id, category, publishedOn, title, summary };
}

export function presentCompany(company: Company, language: Language): CompanyFacts {
  const { email, icpFiling, policeFiling, operatorPath } = company;
  return {
    brand: company.brand[language],
    legalName: company.legalName[language],
    phones: company.phones.map(({ label, number }) => ({ label: label[language], number })),
    email,
    address: company.address[language],
    hours: company.hours[language],
    icpFiling,
    policeFiling,
    operatorPath,
  };
}
