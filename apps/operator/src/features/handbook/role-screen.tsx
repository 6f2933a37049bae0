import { Link, useParams, useRouter } from '@tanstack/react-router';
import { permissionsOf } from '@uid/contract/permissions';
import { staffRoles } from '@uid/contract/staff-roles';
import type { StaffRole } from '@uid/contract/staff-roles';

import { MissingScreen } from '../../screen/missing-screen.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { staffTexts } from '../staff/staff-texts.ts';
import styles from './handbook.module.css';
import { roleTexts } from './role-texts.ts';
import { tasks } from './tasks/tasks.ts';
import type { Task } from './tasks/task.ts';

/** The tasks of a role, with the steps of each. */
export function RoleScreen() {
  const { role } = useParams({ strict: false });
  const { names } = useTexts(staffTexts);
  const { language } = useConsoleSession();
  const known = staffRoles.find((each) => each === role);
  if (!known) return <MissingScreen />;
  return (
    <Screen title={names[known]} lead={roleTexts[known][language]}>
      <div className={styles.tasks}>
        {tasksOf(known).map((task) => (
          <TaskPart key={task.title.en} task={task} />
        ))}
      </div>
    </Screen>
  );
}

function TaskPart({ task: { title, steps, screen } }: { task: Task }) {
  const { language } = useConsoleSession();
  const may = useMay();
  const router = useRouter();
  const place = new Map(Object.entries(router.routesByPath)).get(screen)?.options.staticData;
  return (
    <section className={styles.task}>
      <h2>{title[language]}</h2>
      <ol>
        {steps[language].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {place?.label && may(place.permission) && <Link to={screen}>{place.label[language]}</Link>}
    </section>
  );
}

function tasksOf(role: StaffRole): Task[] {
  const held = permissionsOf([role]);
  return tasks.filter(({ permission }) => held.has(permission));
}
