import { entrance } from '../../entrance.ts';
import { pageSource } from '../../page/page-source.ts';
import type { LoggedInProps } from './logged-in.tsx';

export const loggedInSource = pageSource<LoggedInProps>(async () => (await entrance()).LoggedIn);
