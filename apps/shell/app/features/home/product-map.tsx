import { productPath, routes } from '@uid/contract/pages';
import type { ProductSummary } from '@uid/contract/contents';
import { HeadingText } from '@uid/ui/heading-text';

import { Drawing } from '../../layout/drawing.tsx';
import type { DrawingName } from '../../layout/drawing.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { homeTexts } from './home-texts.ts';
import styles from './product-map.module.css';

interface Station {
  id: keyof (typeof homeTexts)['zh']['stations'];
  drawing: DrawingName;
  /** The group on the products page to which the drawing links. */
  group: string;
  products: readonly string[];
}

/** In the order in which a connection passes the stations; each product is listed where it runs. */
const stations: readonly Station[] = [
  {
    id: 'terminal',
    drawing: 'handset',
    group: 'software',
    products: ['tm-safety-sdk', 'tm-control', 'safety-os'],
  },
  {
    id: 'card',
    drawing: 'sim',
    group: 'card',
    products: ['safety-sim-card', 'safety-super-sim-card', 'safety-mods'],
  },
  {
    id: 'gateway',
    drawing: 'gateway',
    group: 'gateway',
    products: ['safety-border-gateway', 'safety-auth-gateway', 'internet-tls'],
  },
  {
    id: 'cloud',
    drawing: 'data-centre',
    group: 'software',
    products: ['safety-shield-auth', 'sdp'],
  },
];

/** Terminal → SIM → gateway → cloud on one line; every station and every product is a link. */
export function ProductMap({ products }: { products: ProductSummary[] }) {
  const texts = homeTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <ol className={styles.map}>
      {stations.map((station) => (
        <li key={station.id}>
          <a
            className={styles.stop}
            href={localPath(`${routes.products}#${station.group}`)}
            aria-label={texts.stations[station.id].name}
          >
            <Drawing name={station.drawing} />
          </a>
          <h3>{texts.stations[station.id].name}</h3>
          <p>
            <HeadingText inClauses>{texts.stations[station.id].text}</HeadingText>
          </p>
          <ul className={styles.products}>
            {station.products
              .flatMap((slug) => products.find((product) => product.slug === slug) ?? [])
              .map(({ slug, name }) => (
                <li key={slug}>
                  <a href={localPath(productPath(slug))}>{name}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
