import { routes } from '@uid/contract/routes';
import { ButtonLink } from '@uid/ui/button-link';
import { DescriptionList } from '@uid/ui/description-list';
import { useRouteLoaderData } from 'react-router';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import type { RootData } from '../../root.tsx';
import styles from './support-page.module.css';
import { supportTexts } from './support-texts.ts';

/** How to reach the company: telephones, mail, address and hours. */
export function ContactDetails() {
  const texts = supportTexts[useLanguage()];
  const localPath = useLocalPath();
  const company = useRouteLoaderData<RootData>('root')?.company;
  if (!company) return null;
  return (
    <>
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
      <p className={styles.after}>
        <ButtonLink href={localPath(routes.cooperation)} tone="secondary">
          {texts.cooperation}
        </ButtonLink>
      </p>
    </>
  );
}
