import type { InputOf } from '@uid/contract/endpoint';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { editVariants, getStaffItem } from '@uid/contract/staff-catalogue';
import type { StaffItem } from '@uid/contract/staff-catalogue';

import { ActionButton } from '../../request/action-button.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { usePathPart } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { ItemPictures } from '../media/item-pictures.tsx';
import { AddVariant } from './add-variant.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './catalogue.module.css';
import { ItemWords } from './item-words.tsx';
import { useSayEdited } from './use-say-edited.ts';
import { VariantPart } from './variant-part.tsx';

/** One item with all that staff know about its variants, and their actions. */
export function ItemScreen() {
  const own = useTexts(catalogueTexts);
  const { language } = useConsoleSession();
  const id = usePathPart('id');
  const answer = useAnswer(getStaffItem, { language, id });
  const { data } = answer;
  const mall = localPath(`${routes.mall}?${new URLSearchParams({ item: id })}`, language);
  return (
    <Screen
      title={data?.name ?? id}
      lead={data && (data.isOnSale ? <a href={mall}>{own.openMall}</a> : own.notInMall)}
      actions={data && <WholeItem item={data} />}
    >
      <Answered answer={answer}>
        {({ words, variants }) => (
          <div className={styles.variants}>
            <ItemWords id={id} words={words} />
            {variants.map((variant) => (
              <VariantPart key={variant.sku} variant={variant} />
            ))}
            <AddVariant itemId={id} />
            <ItemPictures itemId={id} />
          </div>
        )}
      </Answered>
    </Screen>
  );
}

/** Hides all variants of the item at once, or shows all that are not withdrawn. */
function WholeItem({ item: { isOnSale, variants } }: { item: StaffItem }) {
  const own = useTexts(catalogueTexts);
  const { language, warn } = useConsoleSession();
  const may = useMay();
  const sayEdited = useSayEdited();
  const chosen = variants.filter(({ state }) => state !== 'withdrawn');
  if (!may(editVariants.permission) || chosen.length === 0) return null;
  const edit: InputOf<typeof editVariants> = {
    language,
    rows: chosen.map(({ sku, revision }) => ({ sku, revision })),
    state: isOnSale ? 'hidden' : 'on-sale',
  };
  return (
    <ActionButton
      endpoint={editVariants}
      input={edit}
      onDone={({ changed, problems: [problem] }) => {
        if (problem) warn(problem.reason);
        else sayEdited(edit, { chosen, changed });
      }}
    >
      {isOnSale ? own.hideAll : own.showAll}
    </ActionButton>
  );
}
