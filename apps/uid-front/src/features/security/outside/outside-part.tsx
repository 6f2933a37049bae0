import { listOutside, startOutsideLink, unlinkOutside } from '@uid/contract/outside-login';
import type { LinkedOutside } from '@uid/contract/outside-login';
import { ActionDialog } from '@uid/forms/action-dialog';
import { Button } from '@uid/ui/button';
import { formatDay } from '@uid/ui/format-time';
import { Row, RowList } from '@uid/ui/row-list';
import { Status } from '@uid/ui/status';
import { useState } from 'react';

import { ConfirmForm } from '../../../form/confirm-form.tsx';
import { useSession } from '../../../session/session-context.ts';
import { OutsideWay } from '../../outside/outside-way.tsx';
import { LoadedPart } from '../part/loaded-part.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { useLoaded } from '../part/use-loaded.ts';

const texts = {
  zh: {
    title: '外部账户',
    link: (name: string) => `关联${name}`,
    unlink: '解除',
    lead: '它将不能再登录。',
  },
  en: {
    title: 'Linked accounts',
    link: (name: string) => `Link ${name}`,
    unlink: 'Unlink',
    lead: 'It will no longer log in.',
  },
};

interface OutsidePartProps {
  version: number;
  onChanged: () => void;
}

/** The accounts of other companies that can log in, if the site allows any. */
export function OutsidePart({ version, onChanged }: OutsidePartProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const part = useLoaded(() => send(listOutside, {}), version);
  const { loaded } = part;
  if (loaded.status === 'ready' && !loaded.value.linked[0] && !loaded.value.offered[0]) return null;
  return (
    <SecurityPart id="outside" title={own.title}>
      <LoadedPart part={part}>
        {({ linked, offered }) => (
          <>
            <RowList>
              {linked.map((each) => (
                <Row
                  key={each.id}
                  title={each.provider}
                  trailing={<UnlinkOutside account={each} onUnlinked={onChanged} />}
                >
                  <Status tone="photon">{formatDay(each.createdAt, language)}</Status>
                </Row>
              ))}
            </RowList>
            {offered.map(({ code, name }) => (
              <OutsideWay
                key={code}
                endpoint={startOutsideLink}
                provider={code}
                label={own.link(name[language])}
              />
            ))}
          </>
        )}
      </LoadedPart>
    </SecurityPart>
  );
}

interface UnlinkOutsideProps {
  account: LinkedOutside;
  onUnlinked: () => void;
}

function UnlinkOutside({ account: { id, provider }, onUnlinked }: UnlinkOutsideProps) {
  const { language, send } = useSession();
  const [isOpen, setOpen] = useState(false);
  const own = texts[language];
  async function unlink(): Promise<void> {
    await send(unlinkOutside, { id });
    setOpen(false);
    onUnlinked();
  }
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {own.unlink}
      </Button>
      <ActionDialog
        id={`unlink-${id}`}
        title={provider}
        lead={own.lead}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <ConfirmForm submit={own.unlink} onConfirm={unlink} />
      </ActionDialog>
    </>
  );
}
