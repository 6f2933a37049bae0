import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';

import { useLanguage, useLocalPath } from '../use-language.ts';
import styles from './missing.module.css';
import type { ListPart } from './missing-part.ts';
import { missingTexts } from './missing-texts.ts';

/** Searches the section that the visitor meant for what was typed. */
export function MissingSearch({ typed, part }: { typed: string; part?: ListPart | undefined }) {
  const texts = missingTexts[useLanguage()];
  const localPath = useLocalPath();
  const isShop = part === 'mall';
  return (
    <search>
      <form
        method="get"
        action={localPath(isShop ? routes.mall : routes.support)}
        className={styles.search}
      >
        <TextField
          id="missing-q"
          name="q"
          type="search"
          label={isShop ? texts.searchMall : texts.searchSite}
          defaultValue={typed}
          maxLength={60}
          enterKeyHint="search"
        />
        <Button type="submit" tone="secondary">
          {texts.search}
        </Button>
      </form>
    </search>
  );
}
