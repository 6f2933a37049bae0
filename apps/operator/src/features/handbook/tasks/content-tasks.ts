import type { Task } from './task.ts';

/** Tasks about the texts, pictures and files of the site. */
export const contentTasks: readonly Task[] = [
  {
    permission: 'contents.read',
    screen: '/contents',
    title: { zh: '查看网站内容的状态', en: 'See the state of the site’s contents' },
    steps: {
      zh: [
        '「网站内容」按种类列出全部文字。按状态筛选，能看到有草稿的、已排期的、未能执行的，以及新版本另有文字的。',
      ],
      en: [
        '“Contents” lists everything that is written on the site, by kind. Filter by state for drafts, for what is planned or was held, and for what a release says differently.',
      ],
    },
  },
  {
    permission: 'contents.read',
    screen: '/missed-searches',
    title: { zh: '看访客搜什么没搜到', en: 'See what visitors search for without result' },
    steps: {
      zh: [
        '九十天里没有搜到的词按次数排列；「显示的是」写明网站按哪个词给出了结果。',
        '同一样东西的另一种叫法：在「网站内容」里新建或修改「同义词」。网站上真没有的：写一篇问答或文章。',
      ],
      en: [
        'Searches without result in the last 90 days are listed by frequency; “Shown” says which word the results were of.',
        'Another name for what we have: add it to “Synonyms” under Contents. What the site lacks: write a question or an article.',
      ],
    },
  },
  {
    permission: 'contents.write',
    screen: '/contents',
    title: { zh: '修改网站上的文字', en: 'Change the words of the site' },
    steps: {
      zh: [
        '打开一项内容，或点「新建」；选择语言，修改后「保存草稿」。草稿只有同事看得到，可以不完整。',
        '别人刚改过同一段文字时，会逐词列出两份的不同：选「用对方的」或「保留我的」。',
        '改错了，打开「历史」里的旧版，「恢复为草稿」。',
        '按「保存草稿」旁边的「预览」，可按已保存的草稿查看真实页面，含两种语言与日夜外观。只有您的浏览器能看到，15 分钟后失效。',
      ],
      en: [
        'Open a content, or begin one with “New”. Choose the language, change it and press “Save the draft”. Nobody outside sees a draft, and it may be incomplete.',
        'Where somebody has just changed the same text, both are shown word by word: “Take theirs” or “Keep mine”.',
        'Press “Preview” beside “Save the draft” to see the real page with the saved drafts, in both languages and both themes. Only your browser sees it, for 15 minutes.',
        'To go back, open an earlier version under “History” and press “Make it the draft”.',
      ],
    },
  },
  {
    permission: 'contents.publish',
    screen: '/contents',
    title: { zh: '发布、排期和撤下', en: 'Publish, plan and withdraw' },
    steps: {
      zh: [
        '勾选要发布的部分，「立即发布」；填了时间，就在那一刻发布。每种语言可以单独发布。',
        '排期发布的是排期时的文字，之后再改的不会一起发布。排期未执行时，列表里会标明。',
        '撤下的页面可以「恢复上线」，文字和历史都在。',
        '新写的汉字不需要另做字体：页面第一次被打开时，服务器自己补上。',
        '按状态「新版本另有文字」筛选：逐项选「用新版本的」「保留我们的」，或「合并到表单」后再发布。',
      ],
      en: [
        'Tick the parts and press “Publish now”, or give a time. Each language can be published by itself.',
        'A plan publishes the words as they were when it was made; what is written later is not part of it. The list marks plans that were held.',
        'What was withdrawn can be put on the site again: “Bring it back”. Its words and history stay.',
        'New Chinese characters need no fonts made: the server cuts them when the page is first opened.',
        'Filter for “Release differs”: “Take the release’s”, “Keep ours”, or “Merge into the form” and publish that.',
      ],
    },
  },
  {
    permission: 'media.write',
    screen: '/media',
    title: { zh: '管理图片', en: 'Manage the pictures' },
    steps: {
      zh: [
        '打开「图片库」，把 JPEG、PNG 或 WebP 拖进来、粘贴，或点「选择图片」。未接受的会写明原因。拍摄地点等信息不会保留。',
        '打开一张图片，用中文和英文写下画面上有什么，并点一下焦点：裁切时保留那里。',
        '文章的图片在编辑器「两种语言共用」里添加，商品的图片在商品页面上添加。两种语言的替代文字都写好才能上线。',
        '「替换图片」会在所有用到它的地方换成新图。还在使用的图片不能移除；「用在哪里」列出各处。',
      ],
      en: [
        'Open “Pictures” and drop JPEG, PNG or WebP files there, paste them, or press “Choose pictures”. A refused file shows the reason. The place where a photograph was taken is not kept.',
        'Open one, write in Chinese and in English what is on it, and press its focal point: that stays where it is cut.',
        'Add pictures of an article in its editor, under “Both languages”, and those of an item on its own screen. A page takes them once both texts are written.',
        '“Replace the picture” shows another one wherever it stands. A picture in use can’t be removed; “Where it is used” lists the places.',
      ],
    },
  },
  {
    permission: 'media.write',
    screen: '/documents',
    title: { zh: '管理下载文件', en: 'Manage documents and apps' },
    steps: {
      zh: [
        '打开「下载文件」，按「上传新文件」：选择 PDF 或 .apk，写好文件名、类型、产品、语言、标题和版本号。夹带别的内容、损坏或没有签名的文件不会接受，并写明原因。',
        '上传之后还没有公开。在文件页面的「版本」里按「发布」，支持页、产品页和搜索马上都有。',
        '「上传新版本」之后再发布它；文件名和链接不变。旧版本和校验值都留着，可以重新发布，也可以删除。',
        '「撤下」之后链接不再可用。随网站生成的产品说明书也可以这样替换、撤下或恢复。',
      ],
      en: [
        'Open “Documents and apps” and press “Upload a new file”: a PDF or an .apk, with its name, kind, product, language, titles and number. A file that carries something else, is damaged or not signed is refused and says why.',
        'Nothing is public yet. Press “Publish” among its versions: the support page, the product page and the search have it at once.',
        'Publish a further version after “Upload a new version”; name and link stay. Earlier versions stay with their checksums, can be published again, or deleted.',
        '“Withdraw” ends the link. Descriptions that are made with the site can be replaced, withdrawn and brought back in the same way.',
      ],
    },
  },
];
