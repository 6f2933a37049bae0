import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { useState } from 'react';

import { PageLinks } from '../../page/page-links.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { AppCodeForm } from './app-code-form.tsx';
import type { Challenge } from './challenge.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

const texts = {
  zh: {
    title: '两步验证',
    app: (account: string) =>
      `第一步已通过。请打开验证器应用，输入${account && ` ${account} `}当前的验证码。`,
    recovery: '输入您保存的任意一个恢复码，它会代替验证器应用完成这次登录。',
    toRecovery: '验证器不在手边？用恢复码',
    toApp: '改用验证器应用',
    support: '两样都没有了？联系客服核实身份',
    other: '换一个账户',
  },
  en: {
    title: 'Two-step verification',
    app: (account: string) =>
      `The first step is done. Open your authenticator app and enter the current code${account && ` for ${account}`}.`,
    recovery: 'Enter any recovery code you have kept; it replaces the app code this once.',
    toRecovery: 'App not at hand? Use a recovery code',
    toApp: 'Use the authenticator app',
    support: 'Lost both? Contact support to prove who you are',
    other: 'Use another account',
  },
};

export interface SecondFactorPageProps {
  challenge: Challenge;
  /** Called when the ticket is used up: the login starts again. */
  onOver: () => void;
  onBack: () => void;
}

/** The second step of a login: the app's code, or a recovery code instead. */
export function SecondFactorPage({ challenge, onOver, onBack }: SecondFactorPageProps) {
  const { language } = useSession();
  const [isRecovery, setRecovery] = useState(false);
  const own = texts[language];
  const { ticket, account, methods } = challenge;
  return (
    <Page title={own.title} lead={isRecovery ? own.recovery : own.app(account)}>
      {isRecovery ? (
        <RecoveryCodeForm {...{ ticket, onOver }} />
      ) : (
        <AppCodeForm {...{ ticket, onOver }} />
      )}
      <PageLinks>
        {methods.includes('recovery-code') && (
          <button type="button" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? own.toApp : own.toRecovery}
          </button>
        )}
        {(isRecovery || !methods.includes('recovery-code')) && (
          <a href={localPath(routes.support, language)}>{own.support}</a>
        )}
        <button type="button" onClick={onBack}>
          {own.other}
        </button>
      </PageLinks>
    </Page>
  );
}
