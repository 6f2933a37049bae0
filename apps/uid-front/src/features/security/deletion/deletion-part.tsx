import { previewDeletion } from '@uid/contract/personal-data';
import type { Kept } from '@uid/contract/personal-data';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { ActionDialog } from '@uid/forms/action-dialog';
import { LoadedPart } from '../part/loaded-part.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { useLoaded } from '../part/use-loaded.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { KeptList } from './kept-list.tsx';

const texts = {
  zh: {
    title: '删除账户',
    intro:
      '您的个人资料、地址簿、购物车、咨询内容和登录方式都会被清除，不能恢复；从未付款的订单清除姓名、电话和地址。订单和发票依法留在公司的账册里，但不再与任何账户相连：已付款的照常交付，未付款的到期自动取消，您在网站上都看不到了，请先下载您的数据。',
    kept: '现在删除，按法律规定仍保存：',
    open: '删除账户',
    question: '删除这个账户？',
    lead: '删除不能撤销。请填写下面一项来确认。',
  },
  en: {
    title: 'Delete the account',
    intro:
      'Your personal data, address book, cart, enquiries and ways to log in are erased for good; orders that were never paid lose name, telephone and address. Orders and invoices stay in the company’s books, as the law asks, without an account they belong to: what is paid for is still delivered and what is not ends by itself, but you can look up neither here, so download your data first.',
    kept: 'If you delete it now, the law requires us to keep:',
    open: 'Delete the account',
    question: 'Delete this account?',
    lead: 'This cannot be undone. Fill in the field to confirm.',
  },
};

interface DeletionPartProps {
  /** Undefined if the account has only a mobile number. */
  email: string | undefined;
  version: number;
  onDeleted: (kept: Kept) => void;
}

export function DeletionPart({ email, version, onDeleted }: DeletionPartProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const preview = useLoaded(() => send(previewDeletion, {}), version);
  const [isOpen, setOpen] = useState(false);
  return (
    <SecurityPart id="deletion" title={own.title} intro={own.intro}>
      <LoadedPart part={preview}>
        {({ kept }) =>
          kept.length > 0 && (
            <div>
              <p>{own.kept}</p>
              <KeptList kept={kept} />
            </div>
          )
        }
      </LoadedPart>
      <p>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {own.open}
        </Button>
      </p>
      <ActionDialog
        id="delete-account"
        title={own.question}
        lead={own.lead}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <DeleteAccountForm email={email} onDeleted={onDeleted} />
      </ActionDialog>
    </SecurityPart>
  );
}
