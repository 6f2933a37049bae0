import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { ActionDialog } from '../part/action-dialog.tsx';
import { SecurityPart } from '../part/security-part.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

const texts = {
  zh: {
    title: '删除账户',
    intro:
      '您的个人资料、地址簿、购物车和登录方式都会被清除，不能恢复。订单和发票依法留在公司的账册里，但不再与任何账户相连：已付款的照常交付，未付款的到期自动取消，您在网站上都看不到了，请先保存订单号。',
    open: '删除账户',
    question: '删除这个账户？',
    lead: '删除不能撤销。请输入账户的邮箱来确认。',
  },
  en: {
    title: 'Delete the account',
    intro:
      'Your personal data, address book, cart and ways to log in are erased for good. Orders and invoices stay in the company’s books, as the law asks, without an account they belong to: what is paid for is still delivered and what is not ends by itself, but you can look up neither here, so note the order numbers first.',
    open: 'Delete the account',
    question: 'Delete this account?',
    lead: 'This cannot be undone. Enter the account’s address to confirm.',
  },
};

export function DeletionPart({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const own = texts[useSession().language];
  const [isOpen, setOpen] = useState(false);
  return (
    <SecurityPart id="deletion" title={own.title} intro={own.intro}>
      <p>
        <Button type="button" tone="danger" onClick={() => setOpen(true)}>
          {own.open}
        </Button>
      </p>
      <ActionDialog
        id="delete-account"
        title={own.question}
        lead={own.lead}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <DeleteAccountForm email={email} onDeleted={onDeleted} />
      </ActionDialog>
    </SecurityPart>
  );
}
