import type { Task } from './task.ts';

/** Tasks about roles, approvals by a second person, the audit log, and the health of the system. */
export const systemTasks: readonly Task[] = [
  {
    permission: 'approvals.decide',
    screen: '/approvals',
    title: { zh: '作为第二位同事复核', en: 'Decide as the second person' },
    steps: {
      zh: [
        '「双人复核」里列出等您确认的事，内容和第一位同事提交的完全一样。批准之后立即执行。',
        '自己提交的不能自己复核；提交之后才得到角色的人也不能。二十四小时没有决定就失效。',
      ],
      en: [
        '“Second person” lists what waits for you, exactly as the first person requested it. What you approve is done at once.',
        'Nobody decides what they requested themselves, nor does somebody whose role was given later. After 24 hours the request lapses.',
      ],
    },
  },
  {
    permission: 'staff.manage',
    screen: '/staff',
    title: { zh: '授予和收回角色', en: 'Give a role, and take one away' },
    steps: {
      zh: [
        '对方先在网站注册。输入邮箱，选择角色；另一位管理员在「双人复核」里批准之后，再把登记码当面交给本人。权限从对方登记通行密钥或验证器应用时开始。',
        '收回的角色在下一次请求时就失效。离开公司的人请停用：会话立即结束，记录保留。',
        '丢了手机的同事：给一个新的登记码，旧的方式随即失效。',
      ],
      en: [
        'They register on the site first. Type their address and choose roles. Once another administrator has approved it under “Second person”, give them the code in person. Rights begin when they enrol a passkey or an authenticator app with it.',
        'A role that is taken away ends with the next request. Disable whoever leaves: their sessions end at once and their record stays.',
        'For a colleague who has lost a phone, issue a new code; what they had enrolled no longer works.',
      ],
    },
  },
  {
    permission: 'audit.read',
    screen: '/audit',
    title: { zh: '查看谁做了什么', en: 'See who did what' },
    steps: {
      zh: [
        '按人、动作、对象和日期筛选。每一条都写明之前、之后和理由。',
        '页首说明日志完整到哪一条、各是什么时候核对的，以及没有外部签名时无法知道什么。',
        '每天自动核对全部记录一次；「立即核对」马上再核对一次，结果显示在页首。',
      ],
      en: [
        'Filter by person, act, subject and day. Each entry says what was before, what is after, and why.',
        'The head of the page says up to which entry the log is whole, when that was checked, and what cannot be known without a head that left the machine.',
        'All entries are checked once a day; “Check now” does it at once, and the head of the page says what was found.',
      ],
    },
  },
  {
    permission: 'messages.resend',
    screen: '/messages',
    title: { zh: '重发未送达的消息', en: 'Send a failed message again' },
    steps: {
      zh: ['先看错误，例如地址写错或邮件服务器拒收，解决之后再重发。'],
      en: ['Read the error first, like an address that does not exist. Then send it again.'],
    },
  },
  {
    permission: 'jobs.read',
    screen: '/jobs',
    title: { zh: '检查定时任务', en: 'Check the jobs' },
    steps: {
      zh: [
        '失败的任务会写明错误和下次运行时间。管理员可以立即再运行一次。',
        '点任务的名称，可以看到最近的运行：开始、用时、结果，以及由谁运行。',
      ],
      en: [
        'A job that failed says why, and when it runs next. An administrator can run it again at once.',
        'The name of a job opens its last runs: when, how long, how it ended, and who had it run.',
      ],
    },
  },
  {
    permission: 'system.read',
    screen: '/system',
    title: { zh: '查看系统状况', en: 'Check the state of the system' },
    steps: {
      zh: ['版本、数据库、备份、审计日志和设置都在一页；密钥只显示「已设置」。'],
      en: [
        'Version, database, backups, audit log and settings on one page; of a secret it says only that it is set.',
      ],
    },
  },
  {
    permission: 'policy-reports.read',
    screen: '/policy-reports',
    title: { zh: '查看浏览器拦下的内容', en: 'See what browsers blocked' },
    steps: {
      zh: ['浏览器按网站策略拦下的内容会列在这里。升级之后突然增多，请告诉开发人员。'],
      en: [
        'What browsers blocked because of the content security policy is listed here. Tell the developers if it grows after a release.',
      ],
    },
  },
];
