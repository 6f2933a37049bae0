import { wordsOfJob } from '@uid/contract/job-words';
import { listJobs, runJob } from '@uid/contract/jobs';
import type { OutputOf } from '@uid/contract/endpoint';
import { Status } from '@uid/ui/status';
import { useMemo } from 'react';

import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { ActionButton } from '../../request/action-button.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useFormats } from '../../format/use-formats.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { JobRuns } from './job-runs.tsx';
import { jobTexts } from './job-texts.ts';
import styles from './jobs.module.css';

type Job = OutputOf<typeof listJobs>['jobs'][number];

/** The scheduled jobs, and the outcomes of their runs. */
export function JobsScreen() {
  const { title, lead, empty } = useTexts(jobTexts);
  const answer = useAnswer(listJobs, {});
  const { language } = useConsoleSession();
  const columns = useColumns();
  return (
    <Screen title={title} lead={lead}>
      <Answered answer={answer}>
        {({ jobs }) => (
          <>
            <DataTable
              caption={title}
              columns={columns}
              rows={jobs.toSorted((left, right) => right.failures - left.failures)}
              keyOf={keyOf}
              empty={empty}
            />
            <DetailDialog
              rows={jobs}
              keyOf={keyOf}
              title={({ name }) => wordsOfJob(name, language).name}
            >
              {({ name }) => <JobRuns name={name} />}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

function keyOf({ name }: Job): string {
  return name;
}

function useColumns(): DataColumn<Job>[] {
  const own = useTexts(jobTexts);
  const { time, span } = useFormats();
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const canRun = may(runJob.permission);
  return useMemo(() => {
    const timeOf = (at: number | undefined) => (at === undefined ? own.never : time(at));
    const runColumn: DataColumn<Job> = {
      id: 'act',
      label: own.act,
      keepsLine: true,
      cell: (job) =>
        job.canRun && (
          <ActionButton
            endpoint={runJob}
            input={{ name: job.name }}
            onDone={() => notify(own.asked)}
          >
            {own.run}
          </ActionButton>
        ),
    };
    return [
      {
        id: 'name',
        label: own.name,
        cell: ({ name }) => {
          const words = wordsOfJob(name, language);
          return (
            <div>
              <OpenLink of={name}>{words.name}</OpenLink>
              <span className={styles.does}>{words.does}</span>
            </div>
          );
        },
      },
      { id: 'state', label: own.state, cell: (job) => <JobState job={job} /> },
      { id: 'every', label: own.every, numeric: true, cell: ({ every }) => span(every) },
      {
        id: 'succeeded',
        label: own.succeeded,
        isTime: true,
        cell: ({ lastSucceededAt }) => timeOf(lastSucceededAt),
      },
      {
        id: 'failed',
        label: own.failed,
        isHidden: true,
        isTime: true,
        cell: ({ lastFailedAt }) => timeOf(lastFailedAt),
      },
      {
        id: 'started',
        label: own.started,
        isHidden: true,
        isTime: true,
        cell: ({ lastStartedAt }) => timeOf(lastStartedAt),
      },
      { id: 'due', label: own.due, isTime: true, cell: ({ nextDueAt }) => time(nextDueAt) },
      {
        id: 'error',
        label: own.error,
        cell: ({ lastError }) => (lastError ? <span lang="en">{lastError}</span> : own.never),
      },
      ...(canRun ? [runColumn] : []),
    ];
  }, [own, language, time, span, notify, canRun]);
}

function JobState({ job: { failures, lastSucceededAt } }: { job: Job }) {
  const { failing, waiting, fine } = useTexts(jobTexts);
  if (failures > 0) return <Status tone="danger">{failing(failures)}</Status>;
  if (lastSucceededAt === undefined) return <Status>{waiting}</Status>;
  return <Status tone="photon">{fine}</Status>;
}
