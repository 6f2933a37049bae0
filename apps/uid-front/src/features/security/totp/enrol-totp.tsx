import { confirmTotp } from '@uid/contract/account';
import type { startTotp } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';
import { Button } from '@uid/ui/button';
import { useEffect, useRef } from 'react';

import { Form } from '../../../form/form.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useSession } from '../../../session/session-context.ts';
import { storeSession } from '../../../session/stored-session.ts';
import { AppCodeField } from '../../second-factor/app-code-field.tsx';
import { codeFormat } from '../../../form/code-format.ts';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';
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
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The new secret, as a picture and as letters, and its first code. */
export function EnrolTotp({ enrolment, onConfirmed, onCancel }: EnrolTotpProps) {
  const { language, send, storage } = useSession();
  const own = texts[language];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useForm({
    schema: confirmTotp.input,
    formats: { code: codeFormat[language] },
    onSubmit: async (value) => {
      const { session, recoveryCodes } = await send(confirmTotp, value);
      storeSession(storage, session);
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <div className={styles.panel}>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
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
        <AppCodeField error={form.fields['code']} />
      </Form>
      <p>
        <Button type="button" tone="quiet" size="small" onClick={onCancel}>
          {own.cancel}
        </Button>
      </p>
    </div>
  );
}
