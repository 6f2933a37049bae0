import styles from './facts.module.css';

/** Short facts side by side, or below each other where there is no room. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact) => (
    <span key={fact} className={styles.fact}>
      {fact}{' '}
    </span>
  ));
}
