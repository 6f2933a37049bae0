import type { Task } from './task.ts';

/** Tasks that all staff have. */
export const everydayTasks: readonly Task[] = [
  {
    permission: 'overview.read',
    screen: '/',
    title: { zh: '看今天有什么要做', en: 'See what needs doing today' },
    steps: {
      zh: ['打开概览。每个数字都会带您到那些等着处理的行。'],
      en: ['Open the overview. Every number links to the rows that are waiting.'],
    },
  },
  {
    permission: 'views.read',
    screen: '/',
    title: { zh: '保存常用的筛选', en: 'Keep a filter for next time' },
    steps: {
      zh: [
        '在任何列表里筛选或搜索好，按「保存当前视图」，起一个名称。最多 20 个，只有您自己看得到。',
        '之后在列表上方，或按 ⌘K（Windows 上是 Ctrl+K）输入名称，就能打开。',
        '打开一个视图时可以「重命名」或「删除视图」，也可以马上撤销。搜索了客户姓名或电话的视图，用完请删除。',
      ],
      en: [
        'Filter or search any list, press “Save this view” and give it a name. You can keep 20, for yourself alone.',
        'Open it again above the list, or press ⌘K (Ctrl+K on Windows) anywhere and type its name.',
        'With a view open, “Rename” or “Delete view” change it, and can be undone at once. Delete a view that searches for a person when you no longer need it.',
      ],
    },
  },
];
