import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '@uid/fonts/latin.css';
import '../src/base.css';
import { Breadcrumbs } from '../src/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../src/button/button-link.tsx';
import { Container } from '../src/grid/grid.tsx';
import { Interference } from '../src/interference/interference.tsx';
import { Laptop } from '../src/isometric/laptop.tsx';
import { Logo } from '../src/logo/logo.tsx';
import { PageHeader } from '../src/page-header/page-header.tsx';
import { Section } from '../src/section/section.tsx';
import { Controls } from './controls.tsx';
import { Data } from './data.tsx';
import { Drawings } from './drawings.tsx';
import { Messages } from './messages.tsx';
import { Navigation } from './navigation.tsx';
import { Specimen } from './specimen.tsx';
import { wordsIn, type Words } from './words.ts';
import styles from './gallery.module.css';

const query = new URLSearchParams(location.search);
const words = wordsIn(query.get('language') ?? 'zh-CN');
document.documentElement.lang = words.language;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';

const root = document.querySelector('#gallery');
if (root) createRoot(root).render(<Gallery words={words} />);

function Gallery({ words: it }: { words: Words }) {
  const crumbs = it.crumbs.map((label, index) => (index < 2 ? { label, href: '#' } : { label }));
  return (
    <>
      <header>
        <Container>
          <div className={styles.bar}>
            <Logo brand={it.brand} />
            <a href="?theme=night">night</a>
            <a href="?theme=day&language=en">en</a>
          </div>
        </Container>
      </header>
      <main>
        <PageHeader
          size="display"
          breadcrumbs={<Breadcrumbs label={it.path} items={crumbs} />}
          title={it.title}
          lead={it.lead}
          actions={
            <>
              <ButtonLink href="#controls" tone="gold" size="large">
                {it.buy}
              </ButtonLink>
              <ButtonLink href="#type" tone="secondary" size="large">
                {it.read}
              </ButtonLink>
            </>
          }
          drawing={<Interference slug="home" />}
        />
        <Specimen words={it} />
        <Controls words={it} />
        <Messages words={it} />
        <Navigation words={it} />
        <Data words={it} />
        <Section title={it.ink} tone="ink">
          <div className={styles.drawings}>
            <Laptop />
            <Interference slug="sdp" />
          </div>
        </Section>
        <Drawings title={it.drawings} />
      </main>
    </>
  );
}
