import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';

import { layoutTexts } from '../layout-texts.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import styles from './header.module.css';
import './suggestions.css';

/** The site's search; the support page shows its results. */
export function SearchForm() {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <form className={styles.search} action={localPath(routes.support)} method="get">
      <TextField
        id="header-q"
        name="q"
        type="search"
        label={texts.searchHint}
        // Takes the focus only when the popover around it opens.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        required
      />
      <Button type="submit">{texts.search}</Button>
    </form>
  );
}
