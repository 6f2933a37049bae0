import { microApps } from '@uid/contract/micro-apps';
import { routes } from '@uid/contract/pages';
import type { MicroAppStatus } from '@uid/micro-app/protocol';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Container } from '@uid/ui/grid';
import { Loader } from '@uid/ui/loader';
import { Notice } from '@uid/ui/notice';

import { MissingDoor } from '../layout/missing/missing-door.tsx';
import { useLanguage, useLocalPath } from '../layout/use-language.ts';
import { errorViewTexts } from './errors/micro-app-error-texts.ts';
import {
  errorTemplateId,
  factsMarker,
  microAppMarker,
  missingTemplateId,
  noticeTemplateId,
  statusMarker,
} from './micro-app-markers.ts';
import type { FramePart, ProblemPart } from './micro-app-markers.ts';
import styles from './micro-app.module.css';

const initialStatus: MicroAppStatus = 'NOT_LOADED';
const texts = { zh: '正在载入…', en: 'Loading…' };

/** The elements of a micro-app's frame, with what `hostMicroApp` shows there while the app is not mounted. */
export function MicroAppFrame({ name, facts }: { name: string; facts?: object | undefined }) {
  return (
    <>
      <div
        {...{
          [microAppMarker]: name,
          [statusMarker]: initialStatus,
          [factsMarker]: facts && JSON.stringify(facts),
        }}
      >
        <div {...framePart('problem')} />
        <div {...framePart('loading')}>
          <Container>
            <div className={styles.loading}>
              <Loader label={texts[useLanguage()]} />
            </div>
          </Container>
        </div>
        <div {...framePart('child')} />
      </div>
      <template id={errorTemplateId}>
        <ErrorView />
      </template>
      <template id={noticeTemplateId}>
        <ErrorNotice />
      </template>
      {microApps[name]?.access === 'staff' && (
        <template id={missingTemplateId}>
          <MissingDoor />
        </template>
      )}
    </>
  );
}

/**
 * Says in the visitor's words what failed, offers the one action that can help, and shows the details for developers.
 */
function ErrorView() {
  const { title, retry, reload, home } = errorViewTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <Container>
      <section className={styles.error} role="alert">
        <h1>{title}</h1>
        <p {...problemPart('sentence')} />
        <Button {...problemPart('retry')}>{retry}</Button>
        <Button {...problemPart('reload')}>{reload}</Button>
        <ButtonLink href={localPath(routes.home)} {...problemPart('none')}>
          {home}
        </ButtonLink>
        <ErrorDetails />
      </section>
    </Container>
  );
}

/** Shown if the child threw an error but is still mounted. */
function ErrorNotice() {
  const { crashed, crashedAdvice, restart } = errorViewTexts[useLanguage()];
  const again = (
    <Button tone="secondary" size="small" {...problemPart('retry')}>
      {restart}
    </Button>
  );
  return (
    <Container>
      <div className={styles.notice}>
        <Notice tone="danger" role="alert" title={crashed} actions={again}>
          {crashedAdvice}
          <ErrorDetails />
        </Notice>
      </div>
    </Container>
  );
}

/** Shows the code, app, HTTP status and address in one line, and the error that was thrown. */
function ErrorDetails() {
  return (
    <details>
      <summary>{errorViewTexts[useLanguage()].details}</summary>
      <p className={styles.details} {...problemPart('message')} />
      <pre className={styles.details} {...problemPart('cause')} />
    </details>
  );
}

function framePart(part: FramePart) {
  return { 'data-part': part };
}

function problemPart(part: ProblemPart) {
  return { 'data-part': part };
}
