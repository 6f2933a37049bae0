import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon.module.css';
import { noticePaths } from './notice-paths.ts';

const paths = {
  ...noticePaths,
  'arrow-right': 'M3 10h14M11.5 4.5 17 10l-5.5 5.5',
  'arrow-left': 'M17 10H3M8.5 4.5 3 10l5.5 5.5',
  'arrow-up-right': 'M5 15 15 5M6.5 5H15v8.5',
  'chevron-down': 'm4 7.5 6 6 6-6',
  check: 'm3.5 10.5 4.5 4.5 8.5-10',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  search: 'M3.5 8.75a5.25 5.25 0 1 0 10.5 0 5.25 5.25 0 0 0-10.5 0M12.6 12.6l4.4 4.4',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  cart: 'M2.5 3.5h2.2l2 9.5h8.6l1.9-6.8H5.4M8.2 17.2v-.1M13.8 17.2v-.1',
  account:
    'M6.75 6.75a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 0 0-6.5 0M3.5 17c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5',
  language:
    'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 0 0-14.5 0h14.5M10 2.75c2.2 2 3.2 4.4 3.2 7.25s-1 5.25-3.2 7.25c-2.2-2-3.2-4.4-3.2-7.25s1-5.25 3.2-7.25',
  download: 'M10 3v10M5.5 8.5 10 13l4.5-4.5M3.5 17h13',
  document: 'M5 2.75h6.5L15.5 6.75v10.5H5zM11.25 2.75V7h4.25M7.5 10.5h5.5M7.5 13.5h5.5',
  print: 'M6 7V3h8v4M6 14H3.5V7h13v7H14M6 12h8v5H6z',
  copy: 'M7 7h9.5v9.5H7zM4.5 13h-1V3.5H13v1',
  phone:
    'M4 3h3.2l1.3 3.7-1.9 1.4c.8 2 2.3 3.5 4.3 4.3l1.4-1.9L16 11.8V15c0 1-.8 1.8-1.8 1.7C8 16 4 12 3.3 4.8 3.2 3.8 3.5 3 4 3',
  mail: 'M2.75 4.75h14.5v10.5H2.75zM3 5l7 6 7-6',
  filter: 'M3 5.5h14M6 10h8M8.5 14.5h3',
  clock: 'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 0 0-14.5 0M10 5.5V10l3 2',
  key: 'M3 13a3.25 3.25 0 1 0 6.5 0A3.25 3.25 0 0 0 3 13M8.6 10.7 16.5 2.8M13 6.3l2.5 2.5M15 4.3l1.8 1.8',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v2',
  trash: 'M3.5 5.5h13M7.5 5.5V3h5v2.5M5 5.5 5.8 17h8.4L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5',
  refresh: 'M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7.3M16.5 3v4.3h-4.3',
  undo: 'M3.5 8h8.75a4.5 4.5 0 0 1 0 9H7M7.5 4l-4 4 4 4',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'style' | 'name'> {
  name: IconName;
  /** Leave it out if there is text beside the icon. */
  label?: string;
  size?: 16 | 20 | 24;
}

/** A line icon on a 20 px grid, 1.5 px strokes, in the colour of the text around it. */
export function Icon({ name, label, size = 20, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={classNames(styles.icon, className)}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
