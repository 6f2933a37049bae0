import type { Certificate, ClientCase } from '@uid/contract/content';
import type { CaseFigures, CaseReference, CaseSummary } from '@uid/contract/contents';
import type { Language } from '@uid/contract/language';

import type { Config } from '../../../config.ts';
import type { Handle } from '../../../database/database.ts';
import { listNamed } from '../contents.ts';
import type { NamedCase } from './repository.ts';

type Shown = Pick<Config, 'isPublic'> & { language: Language };

/**
 * Returns the cases in one language, with the certificate that their figures rest on. A public site leaves out cases
 * that are samples, and every site omits the name of a solution that has since been withdrawn.
 */
export async function presentCases(
  handle: Handle,
  cases: readonly ClientCase[],
  { language, isPublic }: Shown,
): Promise<CaseSummary[]> {
  const named = cases.flatMap(({ certificate }) => certificate ?? []);
  const register = await listNamed(handle, 'certificate', named);
  const used = [...new Set(cases.flatMap(({ solution }) => solution ?? []))];
  const there = new Set((await listNamed(handle, 'solution', used)).map(({ slug }) => slug));
  return cases.map((each) => {
    const { id, industry, year, products, solution, text } = each;
    const { client, title, situation, choice, rollout } = text[language];
    const found = register.find((entry) => entry.id === each.certificate);
    const figures = figuresOf(each, found, language);
    return {
      id,
      industry,
      year,
      products,
      ...(solution !== undefined && there.has(solution) && { solution }),
      client,
      title,
      situation,
      choice,
      rollout,
      ...(!(isPublic && figures.isSample) && { figures }),
    };
  });
}

export async function presentNamedCases(
  handle: Handle,
  named: readonly NamedCase[],
  shown: Shown,
): Promise<CaseReference[]> {
  const cases = await presentCases(
    handle,
    named.map(({ clientCase }) => clientCase),
    shown,
  );
  return cases.map((each, index) => ({ ...each, page: named[index]?.page ?? 1 }));
}

/** Figures that rest on a certificate count as samples unless that certificate exists and is confirmed. */
function figuresOf(
  { status, certificate, chart, text }: ClientCase,
  found: Certificate | undefined,
  language: Language,
): CaseFigures {
  const { headline, result, method } = text[language];
  const points = chart.points.map(({ label, value }) => ({ label: label[language], value }));
  return {
    headline,
    result,
    method,
    chart: { unit: chart.unit[language], points },
    isSample: status === 'sample' || (certificate !== undefined && found?.status !== 'confirmed'),
    ...(found && { certificate: { id: found.id, name: found.text[language].name } }),
  };
}
