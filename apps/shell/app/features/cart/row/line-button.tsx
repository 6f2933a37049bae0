import { Icon } from '@uid/ui/icon';
import type { IconName } from '@uid/ui/icon';

import styles from '../cart.module.css';

interface LineButtonProps {
  /** The intent that the form sends without script. */
  intent: string;
  word: string;
  /** The word with the name of what the button acts on. */
  label: string;
  icon: IconName;
  onPress: (() => void) | undefined;
}

/** A quiet button of a line: acts in place with script, sends a form without. */
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
