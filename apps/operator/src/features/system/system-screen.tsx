import { getSystem } from '@uid/contract/system';
import type { OutputOf } from '@uid/contract/endpoint';
import { DescriptionList } from '@uid/ui/description-list';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Part, Parts } from '../../screen/part.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { LogState } from '../audit/log-state.tsx';
import { Findings } from './findings.tsx';
import { Settings } from './settings.tsx';
import { systemTexts } from './system-texts.ts';

type System = OutputOf<typeof getSystem>;

/** The running version, its environment, and the results of its checks. */
export function SystemScreen() {
  const own = useTexts(systemTexts);
  const { language } = useConsoleSession();
  const answer = useAnswer(getSystem, { language });
  const may = useMay();
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {(system) => (
          <Parts>
            <Part title={own.checks} lead={own.checksLead} isWide>
              <Findings findings={system.findings} />
            </Part>
            <Program system={system} />
            <Database system={system} />
            <Backups system={system} />
            {may('audit.read') && (
              <Part title={own.log}>
                <LogState />
              </Part>
            )}
            <Part title={own.settings} isWide>
              <Settings settings={system.settings} />
            </Part>
          </Parts>
        )}
      </Answered>
    </Screen>
  );
}

function Program({ system }: { system: System }) {
  const own = useTexts(systemTexts);
  const { number, size, time } = useFormats();
  const { version, node, process, twoPersons } = system;
  return (
    <Part title={own.program}>
      <DescriptionList
        items={[
          { term: own.version, details: version },
          { term: 'Node', details: node },
          { term: own.processes, details: own.count(number(process.count)) },
          { term: own.started, details: time(process.startedAt) },
          { term: own.memory, details: size(process.memory) },
          { term: own.twoPersons, details: own.twoPersonsStates[twoPersons] },
        ]}
      />
    </Part>
  );
}

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

function Database({ system: { database } }: { system: System }) {
  const own = useTexts(systemTexts);
  const { number, size } = useFormats();
  const { engine, version, migration, missing } = database;
  const schema = missing > 0 ? own.missing(number(missing)) : own.complete(migration);
  return (
    <Part title={own.database}>
      <DescriptionList
        items={[
          { term: own.engine, details: `${engines[engine]} ${version}` },
          { term: own.size, details: size(database.size) },
          { term: own.migration, details: schema },
        ]}
      />
    </Part>
  );
}

function Backups({ system: { backups } }: { system: System }) {
  const own = useTexts(systemTexts);
  const { number, span, time } = useFormats();
  if (!backups) return <Part title={own.backups}>{own.none}</Part>;
  const { every, keep, count, newestAt } = backups;
  return (
    <Part title={own.backups} lead={own.proof}>
      <DescriptionList
        items={[
          { term: own.newest, details: newestAt === undefined ? own.noBackup : time(newestAt) },
          { term: own.every, details: span(every) },
          { term: own.kept, details: own.keptOf(number(count), number(keep)) },
        ]}
      />
    </Part>
  );
}
