import styles from './price-from.module.css';

/** What a price is for, after it: “/ 实例·年”, “/ instance / year”. Stands on one line, wherever the line ends. */
export function PerUnit({ unit }: { unit: string }) {
  return <small className={styles.unit}>/ {unit}</small>;
}
