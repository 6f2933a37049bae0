import { operatorRoute } from './constants.ts';
import type { Localised } from './language.ts';

/**
 * The registry of micro-apps. The build, the server and the shell read it, so embedding another
 * application is one entry here and its own folder, `apps/NAME` (see "Add a micro-app" in
 * CONTRIBUTING.md).
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

/** Micro-apps by name. The name is also the folder in `apps/` and `[data-micro]` of the mounted app. */
export type MicroAppRegistry = Readonly<Record<string, MicroApp>>;

export type MicroApp = Access & {
  /** The address of the app's entry page; its built files are served below it. */
  entry: string;
  /** The page of the site that hosts the app, without language prefix. Every path below it is the app's. */
  route: string;
  /**
   * What stands around the app: `site` is the layout of all pages, with header and footer; `lean` has
   * the brand, language, theme, who is logged in and the way to the site, and leaves the rest to the app.
   */
  frame: MicroAppFrame;
  /** What its page reads and hands to it (`facts` of its props): a request less before its first view is whole. */
  facts?: MicroAppFacts;
  labels: Localised<MicroAppLabels>;
};

/**
 * Who may open the app, and whether other pages fetch its files ahead when they are idle. Files of
 * an app for staff are never fetched ahead: they would reach everybody.
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
