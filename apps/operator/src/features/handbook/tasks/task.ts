import type { Localised } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';

/** A task of staff: the permission that the task needs, its screen and its steps. */
export interface Task {
  /** Roles with this permission show the task. */
  permission: Permission;
  /** The address of the screen on which the task is done. */
  screen: `/${string}`;
  title: Localised<string>;
  steps: Localised<readonly [string, ...string[]]>;
}
