import { catalogueTasks } from './catalogue-tasks.ts';
import { contentTasks } from './content-tasks.ts';
import { customerTasks } from './customer-tasks.ts';
import { everydayTasks } from './everyday-tasks.ts';
import { moneyTasks } from './money-tasks.ts';
import { orderTasks } from './order-tasks.ts';
import { systemTasks } from './system-tasks.ts';
import type { Task } from './task.ts';

/** All tasks for which the console is used, in the order of a working day. */
export const tasks: readonly Task[] = [
  ...everydayTasks,
  ...orderTasks,
  ...customerTasks,
  ...catalogueTasks,
  ...contentTasks,
  ...moneyTasks,
  ...systemTasks,
];
