import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';

import { Footer, SmallFooter } from './footer.tsx';
import { PageLocationContext } from './page-location.ts';

const company = {
  legalName: 'Harbour Keys Ltd',
  phones: [
    { label: 'Sales', number: '400-000-0101' },
    { label: 'Support', number: '400-000-0102' },
  ],
  address: '1 Quay Road',
  icpFiling: 'ICP filing 1',
  policeFiling: 'police filing 2',
  operatorPath: '/en/operator',
};

test.each([
  ['a page', Footer],
  ['a step of a purchase', SmallFooter],
])('at the foot of %s stand both telephones, the company and its filings', (_what, Foot) => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({}),
      Component: () => (
        <PageLocationContext value={{ pathname: '/en/cart', search: '' }}>
          <Foot />
        </PageLocationContext>
      ),
    },
  ]);
  const hydrationData = { loaderData: { root: { company } } };
  const foot = renderToStaticMarkup(
    <Stub initialEntries={['/en/cart']} hydrationData={hydrationData} />,
  );
  for (const { label, number } of company.phones)
    expect(foot).toContain(`${label} <a href="tel:${number.replaceAll('-', '')}">${number}</a>`);
  for (const each of [company.legalName, company.address, company.icpFiling, company.policeFiling])
    expect(foot).toContain(each);
});
