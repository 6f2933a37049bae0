import type { ErrorKinds } from './error-kind.ts';

export const staff = {
  ENROLMENT_CODE_WRONG: {
    code: 40342,
    status: 403,
    text: {
      zh: '登记码不正确、已过期或已用过；输错五次后需要管理员另给一个。',
      en: 'This enrolment code is wrong, expired or already used. After five wrong attempts an administrator has to issue a new one.',
    },
  },
  NOT_REGISTERED: {
    code: 40950,
    status: 409,
    text: {
      zh: '还没有人用这个邮箱注册：请对方先注册账户。',
      en: 'Nobody has registered with this address yet. Ask them to register first.',
    },
  },
  NOT_YOURSELF: {
    code: 40951,
    status: 409,
    text: {
      zh: '这件事不能对自己做，请另一位管理员来做。',
      en: 'You cannot do this to yourself: ask another administrator.',
    },
  },
  LAST_ADMINISTRATOR: {
    code: 40952,
    status: 409,
    text: {
      zh: '这是最后一位已登记的管理员，必须保留。',
      en: 'This is the last enrolled administrator and has to stay.',
    },
  },
  STAFF_DISABLED: {
    code: 40953,
    status: 409,
    text: {
      zh: '这位工作人员已停用，请先启用。',
      en: 'This person is disabled. Enable them first.',
    },
  },
  STAFF_ACCOUNT: {
    code: 40954,
    status: 409,
    text: {
      zh: '工作人员账户不能自行删除：请先请管理员收回您的角色。',
      en: 'An account of our staff can’t delete itself: ask an administrator to take your roles away first.',
    },
  },
  STAFF_MANAGED: {
    code: 40997,
    status: 409,
    text: {
      zh: '这是工作人员的账户，由管理员在“员工与角色”里处理。',
      en: 'This account belongs to staff: administrators manage it under “Staff and roles”.',
    },
  },
  STAFF_FACTOR: {
    code: 40955,
    status: 409,
    text: {
      zh: '您的工作人员权限依靠它，不能移除；若要更换，请管理员给您新的登记码。',
      en: 'Your staff rights depend on this, so it cannot be removed. To change it, ask an administrator for a new enrolment code.',
    },
  },
  CUSTOMER_DISABLED: {
    code: 40998,
    status: 409,
    text: {
      zh: '这个账户已停用，持有人无法登录。请先在“客户”里启用。',
      en: 'This account is disabled, so its owner can’t log in. Enable it first, under “Customers”.',
    },
  },
  VIEW_LIMIT: {
    code: 40923,
    status: 409,
    text: {
      zh: '最多保存 20 个视图，请先删除不用的。',
      en: 'You can keep 20 views. Please delete one you no longer use.',
    },
  },
  VIEW_NAME_TAKEN: {
    code: 40924,
    status: 409,
    text: {
      zh: '您已有同名的视图，请换一个名称。',
      en: 'You already have a view with this name. Please choose another one.',
    },
  },
  JOB_RUNNING: {
    code: 40990,
    status: 409,
    text: {
      zh: '这个任务正在运行。',
      en: 'This job is running.',
    },
  },
  SECOND_PERSON: {
    code: 40956,
    status: 409,
    text: {
      zh: '这件事由您提出，须由另一位工作人员复核。',
      en: 'You requested this yourself: a second person has to decide it.',
    },
  },
  NEEDS_SECOND_PERSON: {
    code: 40982,
    status: 409,
    text: {
      zh: '30 天内价格累计变动超过 20%，需要第二人复核：请提请复核。',
      en: 'This price would differ by more than 20% from one of the last 30 days, which needs a second person. Please request a review.',
    },
  },
  APPROVAL_WAITS: {
    code: 40957,
    status: 409,
    text: {
      zh: '这件事已在等待第二人复核。',
      en: 'This is already waiting for a second person.',
    },
  },
  APPROVAL_DECIDED: {
    code: 40958,
    status: 409,
    text: {
      zh: '这件事已有人处理或已撤回。',
      en: 'This has already been decided or withdrawn.',
    },
  },
  APPROVAL_OVER: {
    code: 40959,
    status: 409,
    text: {
      zh: '复核申请已失效：超过 24 小时，或提出人已不再具有相应权限。请重新提出。',
      en: 'This request has lapsed: 24 hours have passed, or whoever made it no longer has the right. Please request it again.',
    },
  },
  APPROVAL_CHANGED: {
    code: 40991,
    status: 409,
    text: {
      zh: '内容与您看到的不一致，请重新查看。',
      en: 'This differs from what you saw. Please review it again.',
    },
  },
  RIGHTS_TOO_NEW: {
    code: 40992,
    status: 409,
    text: {
      zh: '您的角色或登记晚于这项申请，请由另一位工作人员复核。',
      en: 'You were given your role, or enrolled, after this was requested: somebody else has to decide it.',
    },
  },
} as const satisfies ErrorKinds;
