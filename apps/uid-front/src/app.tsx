import type { ShellProps } from '@uid/micro-app/protocol';
import { useMemo } from 'react';

import styles from './app.module.css';
import { appTexts } from './app-texts.ts';
import { ForgotPasswordPage } from './features/forgot-password/forgot-password-page.tsx';
import { LoginPage } from './features/login/login-page.tsx';
import { ModifyPasswordPage } from './features/modify-password/modify-password-page.tsx';
import { RegisterPage } from './features/register/register-page.tsx';
import { SessionContext, createSession } from './session.ts';
import { usePath } from './use-path.ts';

const pages = {
  '/login': LoginPage,
  '/register': RegisterPage,
  '/forgot-password': ForgotPasswordPage,
  '/modify-password': ModifyPasswordPage,
} as const;

export type PagePath = keyof typeof pages;

/** One page by address; the address below `basename` is this application's own. */
export function App({ basename, language, navigate, onNavigate }: ShellProps) {
  const { path, search, go } = usePath(basename, onNavigate);
  const session = useMemo(
    () => createSession({ language, navigate, go, basename }),
    [language, navigate, go, basename],
  );
  const Page = pages[path as PagePath];
  return (
    <SessionContext value={{ ...session, query: new URLSearchParams(search) }}>
      <div className={styles.frame} lang={session.language === 'zh' ? 'zh-CN' : 'en'}>
        {Page ? (
          <Page key={path} />
        ) : (
          <UnknownPage home={`${basename}/login`} language={session.language} />
        )}
      </div>
    </SessionContext>
  );
}

function UnknownPage({ home, language }: { home: string; language: 'zh' | 'en' }) {
  const texts = appTexts[language];
  return (
    <>
      <h1>{texts.unknownTitle}</h1>
      <p>
        <a href={home}>{texts.toLogin}</a>
      </p>
    </>
  );
}
