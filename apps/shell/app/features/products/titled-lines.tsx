import { HeadingText } from '@uid/ui/heading-text';

import styles from './product-page.module.css';

interface TitledLinesProps {
  lines: readonly { title: string; text: string }[];
  /** The level of the titles, one below the title of what contains them. */
  heading?: 'h3' | 'h4';
  /** True if the texts are numbered, because one follows the other. */
  ordered?: boolean;
}

/** Short texts with a title each, side by side. */
export function TitledLines({ lines, heading: Heading = 'h3', ordered }: TitledLinesProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? `${styles.columns} ${styles.steps}` : styles.columns}>
      {lines.map(({ title, text }) => (
        <li key={title}>
          <Heading>
            <HeadingText>{title}</HeadingText>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
