import { confirmTotp } from '@uid/contract/account';
import type { startTotp } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

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
    title: '添加到验证器应用',
    lead: '任何支持 TOTP 的应用都可以。添加后，在下面输入它显示的验证码；15 分钟内完成即可。',
    manual: '或者在应用里输入这个密钥：',
    qr: '验证器应用的二维码',
    another: '用另一台设备扫描',
    open: '在这台设备的应用里打开',
    copy: '复制密钥',
    submit: '启用',
    cancel: '取消',
  },
  en: {
    title: 'Add it to your authenticator app',
    lead: 'Any app for TOTP will do. Once it is added, enter the code it shows, within fifteen minutes.',
    manual: 'Or type this key in the app:',
    qr: 'QR code for the authenticator app',
    another: 'Scan it with another device',
    open: 'Open in an app on this device',
    copy: 'Copy the key',
    submit: 'Turn on',
    cancel: 'Cancel',
  },
};

interface EnrolTotpProps {
  enrolment: OutputOf<typeof startTotp>;
  /** Puts the new secret in force with its first code. */
  confirm: (code: string) => Promise<OutputOf<typeof confirmTotp>>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/**
 * Pixels, as in the style sheet. A narrower window is on the phone that has the app, and the phone can't scan itself.
 */
const wideFrom = 768;

/** Shows the new secret, as a picture and as letters, and asks for its first code. */
export function EnrolTotp({ enrolment, confirm, onConfirmed, onCancel }: EnrolTotpProps) {
  const { language, storage } = useSession();
  const [isWide] = useState(() => innerWidth >= wideFrom);
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
  const picture = <QrCode qr={enrolment.qr} label={own.qr} />;
  return (
    <div className={styles.panel}>
      <h3 ref={focusWhenShown} className={styles.title} tabIndex={-1}>
        {own.title}
      </h3>
      <p>{own.lead}</p>
      <div className={styles.ways}>
        {isWide && picture}
        <div className={styles.ways}>
          <a href={enrolment.uri}>{own.open}</a>
          <p className={styles.key}>
            {own.manual} <code>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <CopyButton text={enrolment.secret}>{own.copy}</CopyButton>
        </div>
      </div>
      {!isWide && (
        <details>
          <summary>{own.another}</summary>
          {picture}
        </details>
      )}
      <Form form={form} submit={own.submit}>
        <AppCodeField form={form} />
      </Form>
      <p>
        <Button tone="quiet" size="small" onClick={onCancel}>
          {own.cancel}
        </Button>
      </p>
    </div>
  );
}
