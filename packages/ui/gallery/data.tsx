import { DescriptionList } from '../src/description-list/description-list.tsx';
import { Column, Grid } from '../src/grid/grid.tsx';
import { Money } from '../src/money/money.tsx';
import { Section } from '../src/section/section.tsx';
import { SpecificationTable } from '../src/table/specification-table.tsx';
import { Status } from '../src/tag/status.tsx';
import { Tag, type TagTone } from '../src/tag/tag.tsx';
import { Timeline } from '../src/timeline/timeline.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

const tones: TagTone[] = ['gold', 'photon', 'photon', 'danger'];

export function Data({ words }: { words: Words }) {
  return (
    <Section id="data" title={words.data}>
      <div className={styles.stack}>
        <div className={styles.row}>
          {words.tags.map((tag, index) => (
            <Tag key={tag} tone={tones[index] ?? 'neutral'}>
              {tag}
            </Tag>
          ))}
          {words.statuses.map((status, index) => (
            <Status
              key={status}
              tone={(['gold', 'neutral', 'photon', 'danger'] as const)[index] ?? 'gold'}
            >
              {status}
            </Status>
          ))}
        </div>
        <SpecificationTable
          caption={words.specification}
          nameLabel={words.figure}
          models={words.models}
          groups={words.groups.map(([title, rows]) => ({
            title,
            rows: rows.map(([name, one, other, note]) => ({ name, values: [one, other], note })),
          }))}
        />
        <Grid>
          <Column span={5} tablet={6}>
            <Timeline
              items={words.timeline.map(([title = '', time], index) => ({
                id: title,
                title,
                time,
                state: (['done', 'done', 'current', 'coming'] as const)[index],
                children: index === 2 ? words.parcel : undefined,
              }))}
            />
          </Column>
          <Column span={7} tablet={6}>
            <DescriptionList items={words.facts.map(([term, details]) => ({ term, details }))} />
          </Column>
          <Column span={8}>
            <Amounts words={words} />
          </Column>
        </Grid>
        <DescriptionList
          layout="stacked"
          items={words.facts.map(([term, details]) => ({ term, details }))}
        />
      </div>
    </Section>
  );
}

function Amounts({ words }: { words: Words }) {
  const fens = [129900, 0, -2000, 127900];
  return (
    <DescriptionList
      layout="amounts"
      items={words.lines.map((term, index) => ({
        term,
        strong: index === 3,
        details: (
          <Money
            fen={fens[index] ?? 0}
            size={index === 3 ? 'total' : 'body'}
            previous={index === 0 ? { fen: 139900, label: words.was } : undefined}
          />
        ),
      }))}
    />
  );
}
