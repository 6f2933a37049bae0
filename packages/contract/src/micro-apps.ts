import { operatorRoute } from './constants.ts';
import type { Localised } from './language.ts';

/**
 * The registry of micro-apps. The build, the server and the shell read it, so another application is embedded with one
 * entry here and its own folder, `apps/NAME` (see "Add a micro-app" in CONTRIBUTING.md).
 */
export const microApps: MicroAppRegistry = {
  'uid-front': {
    entry: '/child/uid-front/',
    route: '/uid-front',
    frame: 'site',
    access: 'everybody',
    prefetch: true,
    facts: 'login-ways',
    labels: {
      zh: { title: '账户', description: '登录、注册、修改密码与账户安全。' },
      en: {
        title: 'Account',
        description:
          'Log in, register, change your password and see how your account is protected.',
      },
    },
  },
  operator: {
    entry: '/child/operator/',
    route: operatorRoute,
    frame: 'lean',
    access: 'staff',
    prefetch: false,
    labels: {
      zh: { title: '控制台', description: '公司员工处理订单、退款与咨询的地方。' },
      en: {
        title: 'Console',
        description: 'Where the company’s staff see to orders, refunds and enquiries.',
      },
    },
  },
};

/** The address of the app's entry page; its built files are served below that address. */
export type MicroAppRegistry = Readonly<Record<string, MicroApp>>;

export type MicroApp = Access & {
  /** The address of the app's entry page; its built files are served below it. */
  entry: string;
  /** The page of the site that hosts the app, without language prefix. Every path below it belongs to the app. */
  route: string;
  /**
   * What surrounds the app: `site` is the layout of all pages, with header and footer; `lean` has the brand, language,
   * theme, the user who is logged in and a link to the site, and leaves the rest to the app.
   */
  frame: MicroAppFrame;
  /**
   * Data that the host page reads and hands to the app (`facts` of its props), which saves a request before the app's
   * first view is complete.
   */
  facts?: MicroAppFacts;
  labels: Localised<MicroAppLabels>;
};

/**
 * Who may open the app, and whether other pages prefetch its files when they are idle. The files of an app for staff
 * are never prefetched, because every visitor would download them.
 */
type Access = { access: 'everybody'; prefetch: boolean } | { access: 'staff'; prefetch: false };

export type MicroAppFrame = 'site' | 'lean';
export type MicroAppFacts = 'login-ways';

interface MicroAppLabels {
  /** The page's title until the app names its own. */
  title: string;
  description: string;
}

/** The micro-app that the page at this path hosts, if any. The path has no language prefix. */
export function microAppAt(path: string): string | undefined {
  return Object.keys(microApps).find((name) => `${path}/`.startsWith(`${microApps[name]!.route}/`));
}

export function microAppsIn(frame: MicroAppFrame): MicroApp[] {
  return Object.values(microApps).filter((app) => app.frame === frame);
}

/** Where an app's own build puts its files, from the root of the repository. */
export function microAppBuildFolder(name: string): string {
  return `apps/${name}/build/client`;
}
