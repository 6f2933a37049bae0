import { Disclosure } from '../src/disclosure/disclosure.tsx';
import { Pagination } from '../src/pagination/pagination.tsx';
import { Row, RowList } from '../src/row-list/row-list.tsx';
import { Section } from '../src/section/section.tsx';
import { Steps } from '../src/steps/steps.tsx';
import { TabLinks } from '../src/tab-links/tab-links.tsx';
import { Tag } from '../src/tag/tag.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

export function Navigation({ words }: { words: Words }) {
  return (
    <Section
      id="navigation"
      title={words.navigation}
      aside={<a href="#navigation">{words.read}</a>}
    >
      <div className={styles.stack}>
        <Steps
          label={words.controls}
          items={words.steps.map((label) => ({ label, href: '#navigation' }))}
          current={1}
        />
        <TabLinks
          label={words.navigation}
          items={words.tabs.map((label, index) => ({
            href: `#tab-${index}`,
            label,
            count: index * 3,
            current: index === 1,
          }))}
        />
        <RowList>
          {words.rows.map(([date, title, kind]) => (
            <Row
              key={title}
              lead={date}
              title={title}
              href="#navigation"
              meta={<Tag>{kind}</Tag>}
            />
          ))}
        </RowList>
        <Pagination page={4} pageCount={9} hrefFor={() => '#navigation'} labels={words.pages} />
        <div>
          {words.questions.map(([question = '', answer], index) => (
            <Disclosure key={question} title={question} name="questions" open={index === 0}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
