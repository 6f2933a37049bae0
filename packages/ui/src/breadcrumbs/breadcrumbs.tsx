import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  label: string;
  /** The last item is the current page and has no `href`. */
  items: readonly { label: string; href?: string }[];
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item) => (
          <li key={item.label} className={styles.crumb}>
            {item.href ? (
              <a href={item.href}>{item.label}</a>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
