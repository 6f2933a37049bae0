import { Link } from '@tanstack/react-router';
import type { PictureUse } from '@uid/contract/staff-media';

import { Rows } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { contentWords } from '../contents/content-words.ts';
import { mediaWords } from './media-words.ts';

/** Lists where a picture is used, with links. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const own = useTexts(mediaWords);
  const { kinds } = useTexts(contentWords);
  return (
    <Rows rows={uses} keyOf={({ kind, id }) => `${kind}/${id}`} empty={own.unused}>
      {(use) => ({
        text: <UseLink use={use} />,
        small: use.kind === 'item' ? own.item : kinds[use.kind],
        side: !use.isPublished && own.draftOnly,
      })}
    </Rows>
  );
}

function UseLink({ use: { kind, id, title } }: { use: PictureUse }) {
  const may = useMay();
  if (kind === 'item')
    return !may('catalogue.read') ? (
      title
    ) : (
      <Link to="/catalogue/$id" params={{ id }}>
        {title}
      </Link>
    );
  return (
    <Link to="/contents/$kind/$id" params={{ kind, id }}>
      {title}
    </Link>
  );
}
