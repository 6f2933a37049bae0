import { DescriptionList } from '@uid/ui/description-list';
import { useRouteLoaderData } from 'react-router';

import { useLanguage } from '../../layout/use-language.ts';
import type { RootData } from '../../root.tsx';
import { supportTexts } from './support-texts.ts';

/** How to reach the company: telephones, mail, address and hours. */
export function ContactDetails() {
  const texts = supportTexts[useLanguage()];
  const company = useRouteLoaderData<RootData>('root')?.company;
  if (!company) return null;
  return (
    <DescriptionList
      items={[
        ...company.phones.map(({ label, number }) => ({
          id: number,
          term: `${texts.phone} · ${label}`,
          details: <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>,
        })),
        {
          id: 'email',
          term: texts.email,
          details: <a href={`mailto:${company.email}`}>{company.email}</a>,
        },
        { id: 'address', term: texts.address, details: company.address },
        { id: 'hours', term: texts.hours, details: company.hours },
      ]}
    />
  );
}
