import type { getHome } from '@uid/contract/contents';
import type { OutputOf } from '@uid/contract/endpoint';
import { HeadingText } from '@uid/ui/heading-text';

import { Drawing } from '../../layout/drawing.tsx';
import { useLocalPath } from '../../layout/use-language.ts';
import styles from './home-page.module.css';

type HomeText = OutputOf<typeof getHome>['text'];

const doorDrawings = ['base-station', 'gateway', 'handset'] as const;

/** One link for each kind of reader: operator, company network, developer. */
export function HomeDoors({ doors }: { doors: HomeText['doors'] }) {
  const localPath = useLocalPath();
  return (
    <ul className={styles.doors}>
      {doors.map(({ reader, text, path }, index) => (
        <li key={path}>
          <Drawing name={doorDrawings[index] ?? 'gateway'} />
          <h3>
            <a href={localPath(path)}>
              <HeadingText>{reader}</HeadingText>
            </a>
          </h3>
          <p>
            <HeadingText inClauses>{text}</HeadingText>
          </p>
        </li>
      ))}
    </ul>
  );
}

const storyDrawings = ['substation', 'bed-monitor'] as const;

/** Two places where the product works, each drawn cut open to show where the key is. */
export function HomeStories({ stories }: { stories: HomeText['stories'] }) {
  const localPath = useLocalPath();
  return (
    <ul className={styles.stories}>
      {stories.map(({ title, text, path }, index) => (
        <li key={path}>
          <Drawing name={storyDrawings[index] ?? 'substation'} cutaway />
          <div>
            <h3>
              <a href={localPath(path)}>
                <HeadingText>{title}</HeadingText>
              </a>
            </h3>
            <p>
              <HeadingText inClauses>{text}</HeadingText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const stepDrawings = ['sim', 'handset', 'gateway', 'data-centre'] as const;

/** The steps from the creation of the key to the open door, each with a drawing. */
export function HomeSteps({ steps }: { steps: HomeText['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Drawing name={stepDrawings[index] ?? 'sim'} cutaway={index !== 3} />
          <h3>
            <HeadingText>{title}</HeadingText>
          </h3>
          <p>
            <HeadingText inClauses>{text}</HeadingText>
          </p>
        </li>
      ))}
    </ol>
  );
}
