import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { PageHeader } from '@uid/ui/page-header';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';

import { layoutTexts } from '../layout-texts.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import { MissingSearch } from './missing-search.tsx';
import { missingTexts } from './missing-texts.ts';
import type { Nearby } from './nearby.ts';
import { useNearby } from './use-nearby.ts';

/**
 * Shown if the section of an address is known but the thing asked for is not: offers similar things, and a search for
 * what was typed.
 */
export function MissingDetail({ nearby }: { nearby: Nearby | null }) {
  const language = useLanguage();
  const texts = missingTexts[language];
  const localPath = useLocalPath();
  const { part, typed, isAlike, offers } = useNearby(nearby);
  return (
    <>
      <title>{texts.title}</title>
      <PageHeader
        meta="404"
        title={texts.title}
        lead={texts.text}
        actions={
          <>
            {part && <ButtonLink href={localPath(routes[part])}>{texts.lists[part]}</ButtonLink>}
            <ButtonLink href={localPath(routes.home)} tone="secondary">
              {layoutTexts[language].backHome}
            </ButtonLink>
          </>
        }
      />
      <Section
        {...(offers.length > 0 && { title: isAlike ? texts.alike : texts.instead })}
        space="tight"
      >
        {offers.length > 0 && (
          <RowList>
            {offers.map(({ path, title, text }) => (
              <Row key={path} title={title} href={localPath(path)}>
                {text}
              </Row>
            ))}
          </RowList>
        )}
        <MissingSearch typed={typed} part={part} />
      </Section>
    </>
  );
}
