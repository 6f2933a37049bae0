import { listJobRuns } from '@uid/contract/jobs';
import type { JobRun } from '@uid/contract/jobs';
import { EmptyState } from '@uid/ui/empty-state';
import { Status } from '@uid/ui/status';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useTexts } from '../../session/console-session.ts';
import { jobTexts } from './job-texts.ts';
import styles from './jobs.module.css';

/** The latest runs of a job and their outcomes, the latest first. */
export function JobRuns({ name }: { name: string }) {
  const own = useTexts(jobTexts);
  const answer = useAnswer(listJobRuns, { name });
  return (
    <>
      <p className={styles.small}>
        <code>{name}</code>
      </p>
      <p className={styles.small}>{own.runsLead}</p>
      <Answered answer={answer}>
        {({ runs }) =>
          runs.length === 0 ? (
            <EmptyState title={own.noRuns} />
          ) : (
            <ol className={styles.runs} aria-label={own.runs}>
              {runs.map((run) => (
                <Run key={run.startedAt} run={run} />
              ))}
            </ol>
          )
        }
      </Answered>
    </>
  );
}

const tones = { running: undefined, done: 'photon', failed: 'danger', fallen: 'danger' } as const;

function Run({ run: { startedAt, endedAt, state, error, askedBy } }: { run: JobRun }) {
  const own = useTexts(jobTexts);
  const { exactTime, span } = useFormats();
  const who = askedBy && (askedBy.email ?? own.gone);
  return (
    <li className={styles.run}>
      <span className={styles.head}>
        {exactTime(startedAt)}
        <Status tone={tones[state]}>{own.states[state]}</Status>
      </span>
      <span className={styles.small}>
        {who === undefined ? own.byClock : own.by(who)}
        {endedAt !== undefined && ` · ${own.took(span(endedAt - startedAt))}`}
      </span>
      {error && <span lang="en">{error}</span>}
    </li>
  );
}
