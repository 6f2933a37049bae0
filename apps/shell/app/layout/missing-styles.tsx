import { ButtonLink } from '@uid/ui/button-link';

import { islandTexts } from '../islands/island-texts.ts';
import { useLanguage } from './use-language.ts';

/**
 * Visible only if the style sheet, which hides it, did not arrive. It needs no script.
 * Its link follows the skip link, which has to be the first link of a page.
 */
export function MissingStyles() {
  const { chunkTitle, retry } = islandTexts[useLanguage()];
  return (
    <p className="missing-styles" role="alert">
      {/* An empty address leads to this page itself. */}
      {`CHUNK · ${chunkTitle} · `}
      <ButtonLink href="">{retry}</ButtonLink>
    </p>
  );
}
