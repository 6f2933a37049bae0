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

/** Everything that the console is for, in the order of a working day. */
export const tasks: readonly Task[] = [
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
  {
    permission: 'orders.read',
    screen: '/orders',
    title: { zh: '查找订单', en: 'Find an order' },
    steps: {
      zh: [
        '在订单页输入完整的订单号、运单号、SKU、邮箱、电话或收件人，按回车。',
        '在任何页面按 ⌘K（Windows 上是 Ctrl+K）输入订单号，也能直接打开。',
        '按状态和日期筛选；地址栏里的链接可以发给同事，打开看到的是同样的筛选。',
      ],
      en: [
        'On the orders screen, type a whole order number, tracking number, SKU, email address, telephone number or recipient, and press Enter.',
        'Anywhere, press ⌘K (Ctrl+K on Windows) and type the order number to open it at once.',
        'Filter by state and day. The address in the browser can be sent to a colleague, who sees the same rows.',
      ],
    },
  },
  {
    permission: 'orders.note',
    screen: '/orders',
    title: { zh: '给同事留备注', en: 'Leave a note for colleagues' },
    steps: {
      zh: ['打开订单，在「内部备注」下写下来。客户看不到备注。'],
      en: ['Open the order and write under “Notes of staff”. The customer never sees a note.'],
    },
  },
  {
    permission: 'orders.cancel',
    screen: '/orders',
    title: { zh: '取消未付款的订单', en: 'Cancel an unpaid order' },
    steps: {
      zh: [
        '打开订单，展开「取消订单」，选择原因。库存随即回到货架，客户会收到通知。',
        '已经付款的订单不能取消，要走退款。',
      ],
      en: [
        'Open the order, unfold “Cancel the order”, and choose the reason. The goods are on sale again at once, and the customer is told.',
        'An order that has been paid is not cancelled: its money goes back as a refund.',
      ],
    },
  },
  {
    permission: 'orders.correct',
    screen: '/orders',
    title: { zh: '发货前更正收货地址', en: 'Correct an address before anything leaves' },
    steps: {
      zh: [
        '打开订单，展开「更正收货地址」，改好后保存。',
        '如果同事刚刚也改过，您会看到两份内容，再决定保留哪一份。',
      ],
      en: [
        'Open the order, unfold “Correct the address”, change it and save.',
        'If a colleague has changed it meanwhile, you see both and decide which one stays.',
      ],
    },
  },
  {
    permission: 'orders.ship',
    screen: '/shipping',
    title: { zh: '发货', en: 'Ship an order' },
    steps: {
      zh: [
        '待发货列表里，等得最久的排在最前。打开订单，选择承运商，填写运单号。',
        '只发一部分时，改小数量；剩下的仍留在列表里。',
        '客户要求退款的订单会标出来：先等财务决定，再发货。',
      ],
      en: [
        'The order that has waited longest is the first one. Open it, choose the carrier and type the tracking number.',
        'To send a part, lower the numbers of pieces; the rest stays in the list.',
        'An order whose money is asked back says so: wait for finance before you send it.',
      ],
    },
  },
  {
    permission: 'orders.ship',
    screen: '/shipping',
    title: { zh: '一次发多个订单，打印装箱单', en: 'Ship many at once, and print packing lists' },
    steps: {
      zh: [
        '在待发货列表里勾选订单，打印装箱单：每单一页，用客户的语言，不写价格。',
        '选择承运商，每行粘贴一个运单号，顺序与勾选的订单一致。有一行不对，就什么都不会登记。',
      ],
      en: [
        'Tick orders in the list and print their packing lists: a page each, in the customer’s language, without prices.',
        'Choose the carrier and paste one tracking number a line, in the order of the rows. With one wrong line nothing is recorded.',
      ],
    },
  },
  {
    permission: 'orders.ship',
    screen: '/tracking',
    title: { zh: '登记物流动态', en: 'Enter a tracking event' },
    steps: {
      zh: ['承运商不自动上报时，在这里登记包裹到了哪里。登记「已送达」后，订单就算送达。'],
      en: [
        'Where a carrier does not report by itself, say here where the parcel is. “Delivered” makes the order delivered.',
      ],
    },
  },
  {
    permission: 'orders.correct',
    screen: '/orders',
    title: { zh: '更正运单号', en: 'Correct a tracking number' },
    steps: {
      zh: [
        '打开订单，在包裹旁边选择「更正运单号」。客户会收到通知，历史里两个号码都在。',
        '如果同事刚刚也改过，您会看到现在的号码和是谁改的；再提交一次就以您的为准。',
      ],
      en: [
        'Open the order and choose “Correct the tracking number” at the parcel. The customer is told, and the history keeps both numbers.',
        'If a colleague has changed it meanwhile, you see the number that it has now, and who changed it; send yours again to keep it.',
      ],
    },
  },
  {
    permission: 'enquiries.answer',
    screen: '/enquiries',
    title: { zh: '答复咨询', en: 'Answer an enquiry' },
    steps: {
      zh: [
        '打开一条咨询，写下答复。答复会用对方的语言发到对方邮箱。',
        '在「处理人」里交给合适的同事；内部备注对方看不到。',
        '对方可直接回复邮件，回信会出现在这里并重新打开咨询。没有其他事要做时，把它关闭。',
      ],
      en: [
        'Open an enquiry and write the answer, in the language it was sent in. It is emailed to the sender.',
        'Give it to whoever knows best under “Handled by”; internal notes stay inside the company.',
        'They can reply to the email: the reply appears here and reopens the enquiry. Close it when nothing more is to be done.',
      ],
    },
  },
  {
    permission: 'conversations.answer',
    screen: '/conversations',
    title: { zh: '回复客户留言', en: 'Answer a customer' },
    steps: {
      zh: [
        '概览里有多少位客户在等、最久等了多久；「待回复的留言」按等待时间排列，写着应在何时答复。',
        '打开订单，在「与客户的往来」下面写回复，需要时添加附件。客户会收到邮件，十分钟内的多条合成一封。',
        '客户在网站上写的、用邮件回的，都在同一处。',
      ],
      en: [
        'The overview says how many customers wait and for how long; “Messages to answer” lists them, with the time by which each should have an answer.',
        'Open the order and answer under “Messages”, with files where they help. The customer gets it by email; what follows within ten minutes goes as one email.',
        'What they write on the site and what they reply by email appear in the same place.',
      ],
    },
  },
  {
    permission: 'refunds.ask',
    screen: '/orders',
    title: { zh: '替客户申请退款', en: 'Ask for a refund for a customer' },
    steps: {
      zh: [
        '打开订单，展开「代客户申请退款」，选择原因，填写金额（留空即退还所有还能退的部分），写下客户的话。由财务决定。',
      ],
      en: [
        'Open the order, unfold “Ask for a refund”, choose the reason, type an amount (left empty, it is all that can still be paid back) and write down what the customer says. Finance decides it.',
      ],
    },
  },
  {
    permission: 'quotes.write',
    screen: '/quotes',
    title: { zh: '写报价单', en: 'Write a quote' },
    steps: {
      zh: [
        '从咨询里或在报价单列表里新建。加入规格、数量和单价，写明有效期；数量可以超过购物车的上限。',
        '先看 PDF，再发送。客户用报价的邮箱登录后接受，就成为一个按报价价格的订单；一份报价单只会成为一个订单。',
        '发送之后不能再改：撤回，再写一份新的。',
      ],
      en: [
        'Begin from an enquiry or in the list of quotes. Add variants, pieces and prices, and the last day it is valid; quantities may exceed the limit of a cart.',
        'Read the PDF, then send it. The customer logs in with the quoted address and accepts, which makes one order at the quoted prices and never a second one.',
        'A quote that was sent cannot be changed: withdraw it and write another.',
      ],
    },
  },
  {
    permission: 'customers.read',
    screen: '/customers',
    title: { zh: '查找客户', en: 'Find a customer' },
    steps: {
      zh: [
        '输入完整的邮箱、电话、收件人姓名或订单号。打开后能看到订单、咨询、登录的设备和最近动态。',
        '打开一位客户会写进审计日志：只在有事要办时打开。',
      ],
      en: [
        'Type a whole email address, telephone number, recipient or order number. The page shows orders, enquiries, devices and recent activity.',
        'Opening a customer is recorded in the audit log: open only those you have work with.',
      ],
    },
  },
  {
    permission: 'customers.manage',
    screen: '/customers',
    title: { zh: '处理客户的账户', en: 'Manage a customer’s account' },
    steps: {
      zh: [
        '在客户页展开要做的事：退出所有设备、解除锁定、停用或启用，并写明原因。会再次要求验证您的身份。',
        '客户要自己的数据时申请导出：文件只出现在客户自己的账户里。',
        '客户要求删除时申请删除：七天后执行，之前客户可以在账户里收回。',
      ],
      en: [
        'On the customer’s page, unfold what is to be done: log out everywhere, unlock, disable or enable, and say why. You are asked to prove again who you are.',
        'For somebody who wants their data, ask for an export: the file appears in their own account alone.',
        'For somebody who wants to be erased, ask for the erasure: it happens after seven days, and until then they can cancel it.',
      ],
    },
  },
  {
    permission: 'catalogue.read',
    screen: '/catalogue',
    title: { zh: '查看商品和库存', en: 'See items and stock' },
    steps: {
      zh: [
        '目录按 SKU 列出全部规格；按「库存提醒」筛选能看到快卖完的。打开商品能看到价格和库存的全部记录。',
      ],
      en: [
        'The catalogue lists every variant by SKU; filter by “Stock” for what is nearly sold out. An item shows every change of its prices and its stock.',
      ],
    },
  },
  {
    permission: 'catalogue.write',
    screen: '/catalogue-new',
    title: {
      zh: '添加商品和规格，修改商品文字',
      en: 'Add an item or a variant, and change its words',
    },
    steps: {
      zh: [
        '新商品：在商品目录按「添加商品」，填写中英文文字和第一个规格。它先不出现在商城：登记到货，再把规格改为在售。',
        '打开商品，「文字与位置」改名称、介绍、单位和包含什么，保存后网站马上更新；已下的订单保留下单时的文字。',
        '同一屏上「规格名称」改规格的叫法，「添加规格」再加一个，最多 6 个。SKU 保存后不能改，停售后也不再使用。',
      ],
      en: [
        'A new item: press “Add an item” in the catalogue and write its words in both languages and its first variant. The shop does not show it until you have entered what was received and put the variant on sale.',
        'Open an item: “Words and place” changes its name, sentence, unit and what is included, and the site says so at once. Orders that were placed keep the words they were placed with.',
        'On the same screen, “Name of the variant” renames one and “Add a variant” adds another, up to 6. An SKU can’t be changed, nor used again once withdrawn.',
      ],
    },
  },
  {
    permission: 'catalogue.write',
    screen: '/catalogue',
    title: { zh: '隐藏、上架和停售', en: 'Hide an item, show it, and withdraw it' },
    steps: {
      zh: [
        '打开商品，展开「状态、备货与提醒」，改好后保存。改错了可以立即撤销。',
        '要一次改很多，在列表里勾选，再选择要改什么。',
      ],
      en: [
        'Open the item, unfold “State, lead time and threshold”, change it and save. A slip is undone by one button.',
        'To change many at once, tick them in the list and choose what is to be changed.',
      ],
    },
  },
  {
    permission: 'prices.change',
    screen: '/catalogue',
    title: { zh: '调价', en: 'Change a price' },
    steps: {
      zh: [
        '打开商品，展开「调整单价」，填写新单价和生效时间；不填时间就立即生效。',
        '三十天内合计超过百分之二十的调价，需要第二位同事复核；表格或列表中有这样的价格时，由这位同事一次复核全部行。',
      ],
      en: [
        'Open the item, unfold “Change the price”, type the new one and when it begins; without a time it begins at once.',
        'Changes of more than 20% in 30 days need a second person; in a file or a list, that person approves all rows together.',
      ],
    },
  },
  {
    permission: 'stock.move',
    screen: '/catalogue',
    title: { zh: '登记库存变动', en: 'Move stock' },
    steps: {
      zh: [
        '打开商品，展开「登记库存变动」：到货、盘点、损坏或退货，写明说明。盘点时填货架上的全部件数，包括订单占用的。',
      ],
      en: [
        'Open the item and unfold “Move stock”: received, counted, damaged or returned, and why. When you count, type all that lie on the shelf, those held by orders included.',
      ],
    },
  },
  {
    permission: 'catalogue.write',
    screen: '/catalogue-file',
    title: { zh: '用表格一次修改', en: 'Change many with a table' },
    steps: {
      zh: [
        '先导出 CSV，在表格里改价格、库存、备货日或状态，再导入。',
        '检查会逐行说明会改什么、哪一行为什么不行。全部没有问题才会生效，否则什么都不改。',
      ],
      en: [
        'Export the CSV, change prices, stock, lead times or states in it, then import it.',
        'The check says line by line what would change and what can’t be done. Either all of it happens, or nothing.',
      ],
    },
  },
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
  {
    permission: 'refunds.decide',
    screen: '/refunds',
    title: { zh: '决定退款', en: 'Decide a refund' },
    steps: {
      zh: [
        '打开一条申请，查看订单和理由，批准或拒绝，并写下给客户的答复。会再次要求验证您的身份。',
        '已寄回且可以再卖的商品，勾选「退回的商品可以再卖」。',
        '同一订单的退款合计超过限额时，需要第二位同事在「双人复核」里确认，二十四小时内有效。',
      ],
      en: [
        'Open a request, read the order and the reason, then approve or decline it and write what the customer is told. You are asked to prove again who you are.',
        'Tick “The goods that came back can be sold again” where they are whole.',
        'Where the refunds of one order come to more than the limit, a second person confirms them under “Second person” within 24 hours.',
      ],
    },
  },
  {
    permission: 'transfers.record',
    screen: '/transfers',
    title: { zh: '登记对公转账', en: 'Record a transfer' },
    steps: {
      zh: [
        '按银行流水填写附言（订单号）、金额、交易号和到账日期。每个交易号只能登记一次。',
        '金额不符的订单会进入「核对付款」，不会发货。',
        '订单的经过会写明由谁登记。',
      ],
      en: [
        'From the statement of the bank, type the reference (the order number), the amount, the transaction number and the day. A transaction number counts once.',
        'Where the amount differs, the order waits under “Settle a review” and nothing is sent.',
        'The history of the order names who recorded it.',
      ],
    },
  },
  {
    permission: 'transfers.record',
    screen: '/statement',
    title: { zh: '导入银行流水', en: 'Record a bank’s file of transfers' },
    steps: {
      zh: [
        '选择银行导出的 CSV，先核对：每一行会写明相符、已登记、金额不符，还是找不到订单。',
        '登记相符的行。同一个文件导入两次，不会多记一笔。',
      ],
      en: [
        'Choose the CSV of the bank and check it first: each line says whether it matches, is recorded already, differs in its amount, or belongs to no order.',
        'Record the lines that match. The same file twice records nothing twice.',
      ],
    },
  },
  {
    permission: 'books.export',
    screen: '/orders',
    title: { zh: '导出一个月的订单', en: 'Export a month of orders' },
    steps: {
      zh: [
        '在订单列表里选择下单月份，需要时再选状态，然后按「导出 CSV」。',
        '每个订单一行：金额、税额、已退款、发票抬头、付款时间、付款方式和实收金额。每次导出都会记入审计日志。',
      ],
      en: [
        'In the list of orders choose the month in which they were placed, and a state where you need one, then press “Export CSV”.',
        'Each order is a row: sums, tax, what was refunded, the fapiao title, when and how it was paid, and what was received. Every export is in the audit log.',
      ],
    },
  },
  {
    permission: 'invoices.write',
    screen: '/fapiao',
    title: { zh: '添加电子发票', en: 'Attach a fapiao' },
    steps: {
      zh: [
        '「待开发票」列出已付款、申请了发票的订单。先在税务系统开具，再打开订单，在「添加电子发票」里填写号码，选择 PDF 或 OFD。',
        '客户会收到通知和邮件，在订单页面下载。同一号码的 PDF 与 OFD 只通知一次。',
        '添错了，就移除那份文件，再添加正确的：客户会再收到通知。',
      ],
      en: [
        '“Fapiao to issue” lists paid orders whose customer asked for one. Issue it in the tax system, open the order, and under “Attach a fapiao” type its number and choose the PDF or OFD.',
        'The customer is told on the site and by mail, once for each number, and saves it from the order’s page.',
        'Where it was the wrong file, take it off and attach the right one: the customer is told again.',
      ],
    },
  },
  {
    permission: 'reviews.settle',
    screen: '/reviews',
    title: { zh: '处理金额不符的付款', en: 'Settle a payment that does not match' },
    steps: {
      zh: ['查看应付和实付，决定按已付款接受，或者把钱退回。两种决定都会写进审计日志。'],
      en: [
        'Compare what was to be paid with what came, and take the order as paid or give the money back. Either is an entry of the audit log.',
      ],
    },
  },
  {
    permission: 'repayments.record',
    screen: '/repayments',
    title: { zh: '登记退回的转账', en: 'Record a repayment by bank' },
    steps: {
      zh: ['先在网银付款，再登记交易号和日期。每一笔都需要第二位同事复核。'],
      en: [
        'Pay at the bank first, then record the transaction number and the day. A second person confirms each one.',
      ],
    },
  },
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
