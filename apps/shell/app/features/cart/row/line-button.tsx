import { Icon } from '@uid/ui/icon';
import type { IconName } from '@uid/ui/icon';

import styles from '../cart.module.css';

interface LineButtonProps {
  /** What the form asks for when it is sent without script. */
  intent: string;
  word: string;
  /** The word with the name of what it is about. */
  label: string;
  icon: IconName;
  onPress: (() => void) | undefined;
}

/** A quiet button of a line: in place with script, a form without. */
export function LineButton({ intent, word, label, icon, onPress }: LineButtonProps) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      name="intent"
      value={intent}
      className={styles.remove}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
      <span>{word}</span>
    </button>
  );
}
