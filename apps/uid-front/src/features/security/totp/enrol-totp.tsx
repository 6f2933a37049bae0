import { confirmTotp } from '@uid/contract/account';
import type { startTotp } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';
import { Button } from '@uid/ui/button';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { focusWhenShown } from '../../../page/focus-when-shown.ts';
import { useSession } from '../../../session/session-context.ts';
import { storeSession } from '@uid/forms/stored-session';
import { AppCodeField } from '@uid/forms/app-code-field';
import { codeFormat } from '@uid/forms/code-format';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from '@uid/forms/qr-code';
import styles from './totp.module.css';

const texts = {
  zh: {
    title: '用验证器应用扫描',
    lead: '任何支持 TOTP 的应用都可以。扫描后，在下面输入它显示的验证码；15 分钟内完成即可。',
    qr: '验证器应用的二维码',
    manual: '扫不了？手动输入这个密钥：',
    open: '在这台设备的应用里打开',
    copy: '复制密钥',
    submit: '启用',
    cancel: '取消',
  },
  en: {
    title: 'Scan it with your authenticator app',
    lead: 'Any app for TOTP will do. Once it is scanned, enter the code it shows, within fifteen minutes.',
    qr: 'QR code for the authenticator app',
    manual: 'Can’t scan? Type this key:',
    open: 'Open in an app on this device',
    copy: 'Copy the key',
    submit: 'Turn on',
    cancel: 'Cancel',
  },
};

interface EnrolTotpProps {
  enrolment: OutputOf<typeof startTotp>;
  /** What puts the new secret in force with its first code. */
  confirm: (code: string) => Promise<OutputOf<typeof confirmTotp>>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The new secret, as a picture and as letters, and its first code. */
export function EnrolTotp({ enrolment, confirm, onConfirmed, onCancel }: EnrolTotpProps) {
  const { language, storage } = useSession();
  const own = texts[language];
  const form = useForm({
    schema: confirmTotp.input,
    formats: { code: codeFormat[language] },
    onSubmit: async ({ code }) => {
      const { session, recoveryCodes } = await confirm(code);
      storeSession(storage, session);
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <div className={styles.panel}>
      <h3 ref={focusWhenShown} className={styles.title} tabIndex={-1}>
        {own.title}
      </h3>
      <p>{own.lead}</p>
      <QrCode qr={enrolment.qr} label={own.qr} />
      <p className={styles.key}>
        {own.manual} <code>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p className={styles.actions}>
        <CopyButton text={enrolment.secret}>{own.copy}</CopyButton>
        <a href={enrolment.uri}>{own.open}</a>
      </p>
      <Form form={form} submit={own.submit}>
        <AppCodeField form={form} />
      </Form>
      <p>
        <Button type="button" tone="quiet" size="small" onClick={onCancel}>
          {own.cancel}
        </Button>
      </p>
    </div>
  );
}
