import type { Localised } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';

/** Something that staff do: the permission it needs, its screen and its steps. */
export interface Task {
  /** Roles with this permission show the task. */
  permission: Permission;
  /** The address of its screen. */
  screen: `/${string}`;
  title: Localised<string>;
  steps: Localised<readonly [string, ...string[]]>;
}
