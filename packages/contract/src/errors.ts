import { passwordExpiredMessage, sessionInvalidCode } from './constants.ts';
import type { Localised } from './language.ts';

interface ErrorKind {
  /** `code` in the envelope. */
  code: number;
  /** HTTP status. */
  status: number;
  text: Localised<string>;
}

/** The closed list of what can go wrong. `401` means the session is invalid and nothing else. */
export const errorKinds = {
  SESSION_INVALID: {
    code: sessionInvalidCode,
    status: 401,
    text: {
      zh: '登录状态已失效，请重新登录。',
      en: 'Your session has ended. Please log in again.',
    },
  },
  INVALID_INPUT: {
    code: 40001,
    status: 400,
    text: {
      zh: '填写的内容有误，请检查标出的项目。',
      en: 'Some of what you entered needs correcting. Please check the marked fields.',
    },
  },
  MALFORMED_REQUEST: {
    code: 40002,
    status: 400,
    text: { zh: '请求格式不正确。', en: 'The request is malformed.' },
  },
  IDEMPOTENCY_KEY_MISSING: {
    code: 40004,
    status: 400,
    text: {
      zh: '请求缺少幂等键（Idempotency-Key），没有下单。',
      en: 'The request has no Idempotency-Key, so nothing was done.',
    },
  },
  IDEMPOTENCY_KEY_INVALID: {
    code: 40003,
    status: 400,
    text: { zh: '幂等键格式不正确。', en: 'The idempotency key is malformed.' },
  },
  BAD_CREDENTIALS: {
    code: 40301,
    status: 403,
    text: { zh: '邮箱或密码不正确。', en: 'The email address or password is wrong.' },
  },
  ACCOUNT_LOCKED: {
    code: 40302,
    status: 403,
    text: {
      zh: '尝试次数过多，该账户暂时锁定，请稍后再试。',
      en: 'Too many attempts: this account is locked for a while. Please try again later.',
    },
  },
  ACCOUNT_DISABLED: {
    code: 40350,
    status: 403,
    text: {
      zh: '这个账户已停用，不能登录。已付款的订单照常处理；如有疑问，请联系我们。',
      en: 'This account has been disabled and can’t be logged in to. Paid orders are still processed; if you have questions, please contact us.',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    code: 40303,
    status: 403,
    text: { zh: '请输入第二重验证码。', en: 'Please enter the code of your second factor.' },
  },
  PASSWORD_EXPIRED: {
    code: 40304,
    status: 403,
    text: { zh: passwordExpiredMessage, en: 'Your password has expired. Please choose a new one.' },
  },
  PASSWORD_POLICY: {
    code: 40305,
    status: 422,
    text: { zh: '新密码不符合要求。', en: 'The new password does not meet the rules.' },
  },
  XSRF_REJECTED: {
    code: 40306,
    status: 403,
    text: {
      zh: '请求来源无法确认，请刷新页面后再试。',
      en: 'We could not confirm where this request came from. Please reload the page and try again.',
    },
  },
  CODE_INVALID: {
    code: 40307,
    status: 403,
    text: { zh: '验证码不正确或已过期。', en: 'The code is wrong or no longer valid.' },
  },
  MOBILE_CODE_INVALID: {
    code: 40330,
    status: 403,
    text: {
      zh: '短信验证码不正确或已过期，请以最新一条短信为准。',
      en: 'The code is wrong or no longer valid. Only the latest text message counts.',
    },
  },
  OUTSIDE_OVER: {
    code: 40360,
    status: 403,
    text: {
      zh: '这次登录已过期，或者是在另一个浏览器里开始的。请重新开始。',
      en: 'This login has expired or was started in another browser. Please start again.',
    },
  },
  OUTSIDE_CANCELLED: {
    code: 40361,
    status: 403,
    text: {
      zh: '您在对方页面取消了登录，没有任何变化。',
      en: 'You cancelled the login there. Nothing has changed.',
    },
  },
  OUTSIDE_FAILED: {
    code: 40362,
    status: 403,
    text: {
      zh: '对方没有正常回应，请稍后再试，或换一种方式登录。',
      en: 'The other provider did not respond properly. Try again later, or log in another way.',
    },
  },
  OUTSIDE_TAKEN: {
    code: 40363,
    status: 403,
    text: {
      zh: '这个外部账户已经关联了一个账户。',
      en: 'That third-party account is already linked to an account.',
    },
  },
  OUTSIDE_NOT_FOR_STAFF: {
    code: 40364,
    status: 403,
    text: {
      zh: '工作人员不能用外部账户登录。',
      en: 'Staff can’t log in with a third-party account.',
    },
  },
  LAST_WAY_IN: {
    code: 40365,
    status: 403,
    text: {
      zh: '这是登录的唯一方式，不能解除。请先设置密码或添加通行密钥。',
      en: 'This is the only way to log in to this account, so it cannot be removed. Set a password or add a passkey first.',
    },
  },
  MAIL_REQUIRED: {
    code: 40366,
    status: 403,
    text: {
      zh: '这需要一个邮箱，请先在「账户安全」里添加。',
      en: 'This needs an email address. Add one under “Account security” first.',
    },
  },
  MOBILE_TAKEN: {
    code: 40367,
    status: 403,
    text: {
      zh: '另一个账户只用这个号码登录。请用它登录那个账户，在那里添加邮箱或删除账户，再来绑定。',
      en: 'Another account can log in with this number only. Log in to it, and add an email address there or delete it first.',
    },
  },
  CURRENT_PASSWORD_WRONG: {
    code: 40308,
    status: 403,
    text: { zh: '当前密码不正确。', en: 'The current password is wrong.' },
  },
  ORIGIN_REJECTED: {
    code: 40309,
    status: 403,
    text: {
      zh: '不接受来自其他网站的提交。',
      en: 'Submissions from other sites are not accepted.',
    },
  },
  SIGNATURE_INVALID: {
    code: 40310,
    status: 403,
    text: { zh: '签名无效。', en: 'The signature is not valid.' },
  },
  SECOND_FACTOR_WRONG: {
    code: 40311,
    status: 403,
    text: {
      zh: '验证码或恢复码不正确。',
      en: 'That code is not right. Check the newest one in your app, or the recovery code you typed.',
    },
  },
  SECOND_FACTOR_USED: {
    code: 40312,
    status: 403,
    text: {
      zh: '这个验证码已经用过，请等待应用显示下一个。',
      en: 'This code has been used already. Please wait for the next one in your app.',
    },
  },
  RECOVERY_CODE_USED: {
    code: 40313,
    status: 403,
    text: {
      zh: '这个恢复码已经用过，请换一个。',
      en: 'This recovery code has been used already. Please take another one.',
    },
  },
  TICKET_INVALID: {
    code: 40314,
    status: 403,
    text: {
      zh: '验证超时或尝试次数过多，请重新登录。',
      en: 'That took too long, or there were too many attempts. Please log in again.',
    },
  },
  PASSKEY_UNKNOWN: {
    code: 40315,
    status: 403,
    text: {
      zh: '这个通行密钥已不属于任何账户，请换一种方式登录。',
      en: 'No account uses this passkey any more. Please log in another way.',
    },
  },
  PASSKEY_REJECTED: {
    code: 40316,
    status: 403,
    text: {
      zh: '通行密钥验证未通过，请重试。',
      en: 'The passkey could not be verified. Please try again.',
    },
  },
  STEP_UP_REQUIRED: {
    code: 40317,
    status: 403,
    text: {
      zh: '这项操作需要再次确认您的身份。',
      en: 'Please confirm that it is you before going on.',
    },
  },
  PROOF_MISSING: {
    code: 40368,
    status: 403,
    text: {
      zh: '这项操作要先确认是您本人：请退出，用手机号重新登录，然后在 10 分钟内操作；有邮箱的账户请在登录页用「忘记密码」设置密码。',
      en: 'Please confirm first that it is you: log out, log in again with your number, and do this within ten minutes. If you have an email address here, set a password with “Forgot password” on the login page.',
    },
  },
  ENROLMENT_OVER: {
    code: 40318,
    status: 403,
    text: {
      zh: '设置已超时，请重新开始。',
      en: 'This set-up has timed out. Please start it again.',
    },
  },
  CODE_LOCKED: {
    code: 40333,
    status: 403,
    text: {
      zh: '验证码试错次数过多，请直接打开邮件中的链接。',
      en: 'Too many wrong codes. Open the link in the email instead.',
    },
  },
  PASSWORD_TOO_NEW: {
    code: 40332,
    status: 403,
    text: {
      zh: '密码刚刚改过，按规定要过一段时间才能再改。',
      en: 'The password was changed recently: the rules allow another change only after a while.',
    },
  },
  LINK_INVALID: {
    code: 40331,
    status: 403,
    text: {
      zh: '这个链接已经用过、过期，或者不完整。',
      en: 'This link has been used, has expired, or is incomplete.',
    },
  },
  PROOF_REFUSED: {
    code: 40340,
    status: 403,
    text: {
      zh: '无法确认此浏览器的密钥，请刷新页面后再试。',
      en: 'We could not confirm this browser’s key. Please reload the page and try again.',
    },
  },
  KEY_REQUIRED: {
    code: 40341,
    status: 403,
    text: {
      zh: '工作人员只能从能保存密钥的浏览器登录：请通过 HTTPS 打开本站，并允许本站保存数据。',
      en: 'Staff can log in only where the browser keeps a key: open this site over HTTPS and let it store data.',
    },
  },
  ENROLMENT_CODE_WRONG: {
    code: 40342,
    status: 403,
    text: {
      zh: '登记码不正确、已过期或已用过；输错五次后需要管理员另给一个。',
      en: 'This enrolment code is wrong, expired or already used. After five wrong attempts an administrator has to issue a new one.',
    },
  },
  NOT_FOUND: {
    code: 404,
    status: 404,
    text: { zh: '没有找到您要的内容。', en: 'We could not find what you asked for.' },
  },
  MISDIRECTED: {
    code: 421,
    status: 421,
    text: {
      zh: '本站尚未设置对外地址（PUBLIC_ORIGIN），只响应来自本机的访问。',
      en: 'This site has no public address yet (PUBLIC_ORIGIN), so it answers only this machine.',
    },
  },
  METHOD_NOT_ALLOWED: {
    code: 405,
    status: 405,
    text: { zh: '不支持这种请求方法。', en: 'This method is not supported here.' },
  },
  CART_EMPTY: {
    code: 40901,
    status: 409,
    text: { zh: '没有可下单的商品。', en: 'There is nothing selected to order.' },
  },
  CHECKOUT_CHANGED: {
    code: 40902,
    status: 409,
    text: {
      zh: '价格或库存有变化，请确认后再提交。',
      en: 'A price or the stock has changed. Please check and confirm again.',
    },
  },
  OUT_OF_STOCK: {
    code: 40903,
    status: 409,
    text: { zh: '库存不足。', en: 'There is not enough in stock.' },
  },
  QUANTITY_LIMIT: {
    code: 40904,
    status: 409,
    text: {
      zh: '同一商品最多 12 件；需要更多请询价。',
      en: 'At most 12 of one item; for more, please ask for a quote.',
    },
  },
  ADDRESS_LIMIT: {
    code: 40920,
    status: 409,
    text: {
      zh: '地址簿最多保存 20 个地址，请先删除不用的。',
      en: 'The address book holds 20 addresses. Please remove one you no longer use.',
    },
  },
  INVOICE_TITLE_LIMIT: {
    code: 40925,
    status: 409,
    text: {
      zh: '最多保存 20 个发票抬头，请先删除不用的。',
      en: 'Your account holds 20 invoice titles. Please remove one you no longer use.',
    },
  },
  ENQUIRY_CLOSED: {
    code: 40960,
    status: 409,
    text: {
      zh: '该咨询已关闭，不能再答复。',
      en: 'This enquiry is closed and cannot be answered any more.',
    },
  },
  ENQUIRY_CHANGED: {
    code: 40913,
    status: 409,
    text: {
      zh: '您打开之后，别人刚答复或更改了这条咨询：请先看看上面的内容，再决定是否发送。',
      en: 'Somebody else has just answered or changed this enquiry. Read the messages above before you go on.',
    },
  },
  NOT_ASSIGNABLE: {
    code: 40914,
    status: 409,
    text: {
      zh: '这位工作人员不能答复咨询，无法分派。',
      en: 'This person may not answer enquiries, so none can be assigned to them.',
    },
  },
  ORDER_CHANGED: {
    code: 40909,
    status: 409,
    text: {
      zh: '您打开之后，这个订单有变动，没有保存。请对照现在的内容；再保存一次就以您的为准。',
      en: 'This order has changed since you opened it; nothing was saved. Compare yours with what is there now; save again to keep yours.',
    },
  },
  QUOTE_CHANGED: {
    code: 40910,
    status: 409,
    text: {
      zh: '这份报价在您打开之后被别人改过，没有保存。',
      en: 'Somebody else has changed this quote since you opened it; nothing was saved.',
    },
  },
  QUOTE_EXPIRED: {
    code: 40911,
    status: 409,
    text: {
      zh: '这份报价已过有效期。请联系我们，我们会给您新的报价。',
      en: 'This quote is no longer valid. Write to us and we will make you a new one.',
    },
  },
  QUOTE_OVER: {
    code: 40912,
    status: 409,
    text: {
      zh: '这份报价已被接受或撤回，不能再更改。',
      en: 'This quote has been accepted or withdrawn and can no longer be changed.',
    },
  },
  PASSKEY_LIMIT: {
    code: 40930,
    status: 409,
    text: {
      zh: '一个账户最多 20 个通行密钥，请先移除不用的。',
      en: 'An account holds 20 passkeys. Please remove one you no longer use.',
    },
  },
  LAST_PASSKEY: {
    code: 40931,
    status: 409,
    text: {
      zh: '这个账户没有密码，最后一个通行密钥不能移除：请先设置密码，或者再添加一个通行密钥。',
      en: 'This account has no password, so its last passkey cannot be removed. Set a password first, or add another passkey.',
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
  STAFF_MANAGED: {
    code: 40997,
    status: 409,
    text: {
      zh: '这是工作人员的账户，由管理员在“员工与角色”里处理。',
      en: 'This account belongs to staff: administrators manage it under “Staff and roles”.',
    },
  },
  CUSTOMER_DISABLED: {
    code: 40998,
    status: 409,
    text: {
      zh: '这个账户已停用，顾客无法登录收回删除。请先启用。',
      en: 'This account is disabled, so its owner could not withdraw the erasure. Enable it first.',
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
  SECOND_PERSON: {
    code: 40956,
    status: 409,
    text: {
      zh: '这件事由您提出，须由另一位工作人员复核。',
      en: 'You requested this yourself: a second person has to decide it.',
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
  PASSWORD_EXISTS: {
    code: 40932,
    status: 409,
    text: {
      zh: '这个账户已经有密码，请凭当前密码修改。',
      en: 'This account has a password already. Change it with the current one.',
    },
  },
  REQUEST_IN_FLIGHT: {
    code: 40905,
    status: 409,
    text: {
      zh: '相同的请求正在处理，请稍候。',
      en: 'The same request is still being processed. Please wait a moment.',
    },
  },
  STATE_CONFLICT: {
    code: 40906,
    status: 409,
    text: {
      zh: '订单状态已改变，无法执行此操作。',
      en: 'The order has moved on; this can no longer be done.',
    },
  },
  PAYMENT_OPEN: {
    code: 40907,
    status: 409,
    text: {
      zh: '这笔订单可能已在支付中，暂时不能取消。',
      en: 'A payment for this order may be in progress, so it cannot be cancelled right now.',
    },
  },
  REFUND_OPEN: {
    code: 40922,
    status: 409,
    text: {
      zh: '该订单已有一笔退款申请在处理，请等待结果或先撤回。',
      en: 'This order already has a refund request under way. Wait for the answer, or withdraw it first.',
    },
  },
  REFUND_TOO_MUCH: {
    code: 40921,
    status: 409,
    text: {
      zh: '申请的金额或数量超过了可退的部分。',
      en: 'That is more than can be refunded.',
    },
  },
  METHOD_NOT_OFFERED: {
    code: 40908,
    status: 409,
    text: {
      zh: '暂不提供这种支付方式，请换一种。',
      en: 'This payment method is not offered. Please choose another one.',
    },
  },
  TRANSACTION_KNOWN: {
    code: 40970,
    status: 409,
    text: {
      zh: '这个银行流水号已登记为另一笔款项。',
      en: 'This bank transaction number has been recorded for something else.',
    },
  },
  PARCELS_REFUSED: {
    code: 40972,
    status: 409,
    text: {
      zh: '标出的包裹无法登记，所以一个也没有登记。',
      en: 'The marked parcels cannot be recorded, so none was.',
    },
  },
  STATEMENT_CHANGED: {
    code: 40971,
    status: 409,
    text: {
      zh: '核对之后有订单变了，没有登记任何一笔，请重新核对。',
      en: 'An order has changed since the file was checked, so nothing was recorded. Check it again.',
    },
  },
  FILES_GONE: {
    code: 40961,
    status: 409,
    text: {
      zh: '有附件已经不在，消息没有发出。请重新添加附件。',
      en: 'An attached file is no longer there, so nothing was sent. Please attach it again.',
    },
  },
  TOO_MANY_FILES: {
    code: 40962,
    status: 409,
    text: {
      zh: '这里的附件已达上限，没有添加。请先发送消息，或改用邮件联系我们。',
      en: 'No more files fit in here, so nothing was added. Send your message first, or email us.',
    },
  },
  NOTHING_TO_SHIP: {
    code: 40940,
    status: 409,
    text: {
      zh: '其中有商品已经发出，或不需要寄送。',
      en: 'Some of this has already been shipped, or needs no shipping.',
    },
  },
  TRACKING_NUMBER_USED: {
    code: 40941,
    status: 409,
    text: {
      zh: '这个运单号已用于另一个包裹。',
      en: 'This tracking number belongs to another parcel.',
    },
  },
  CONTENT_CHANGED: {
    code: 40993,
    status: 409,
    text: {
      zh: '您打开之后，别人改过这段文字，没有保存。请对照两份文字再决定。',
      en: 'Somebody else has changed this text since you opened it; nothing was saved. Compare the two before you go on.',
    },
  },
  CONTENT_EXISTS: {
    code: 40996,
    status: 409,
    text: {
      zh: '已经有这项内容，没有改动它。',
      en: 'This already exists and was left unchanged.',
    },
  },
  CONTENT_NO_DRAFT: {
    code: 40994,
    status: 409,
    text: {
      zh: '没有可以发布的草稿。',
      en: 'There is no draft to publish.',
    },
  },
  CONTENT_LASTING: {
    code: 40995,
    status: 409,
    text: {
      zh: '这个页面必须保留，不能撤下；内容可以修改。',
      en: 'This page has to stay and can’t be withdrawn; its words can be changed.',
    },
  },
  CONTENT_SAMPLE: {
    code: 42206,
    status: 422,
    text: {
      zh: '公开的网站不发布样例。请先核实，再把“状态”改为“已核实”。',
      en: 'A public site publishes no samples. Check it first, and set its status to “Confirmed”.',
    },
  },
  CONTENT_INVALID: {
    code: 42202,
    status: 422,
    text: {
      zh: '内容还不完整，没有发布。请先修改列出的各处。',
      en: 'This is not complete yet, and was not published. Please correct what is listed first.',
    },
  },
  PICTURE_KNOWN: {
    code: 40986,
    status: 409,
    text: {
      zh: '图片库里已经有这张图片。',
      en: 'This picture is in the library already.',
    },
  },
  PICTURE_USED: {
    code: 40987,
    status: 409,
    text: {
      zh: '这张图片还在使用，不能移除：请先从列出的各处拿掉，或者替换它。',
      en: 'This picture is still used: take it off the places listed first, or replace it.',
    },
  },
  PICTURE_WITHOUT_TEXT: {
    code: 40989,
    status: 409,
    text: {
      zh: '有图片缺少中文或英文的替代文字：请先在图片库里写好。',
      en: 'A picture has no alternative text in both languages: write it in the library first.',
    },
  },
  PICTURE_CHANGED: {
    code: 40988,
    status: 409,
    text: {
      zh: '您打开之后，别人改过这张图片，没有保存。',
      en: 'Somebody else has changed this picture since you opened it; nothing was saved.',
    },
  },
  DOCUMENT_KNOWN: {
    code: 40976,
    status: 409,
    text: {
      zh: '已经有这个文件名：请打开它，上传新版本。',
      en: 'There is already a document with this name: open it and upload a new version.',
    },
  },
  DOCUMENT_CHANGED: {
    code: 40977,
    status: 409,
    text: {
      zh: '您打开之后，别人改过这个文件，没有保存。',
      en: 'Somebody else has changed this document since you opened it; nothing was saved.',
    },
  },
  DOCUMENT_VERSION_KNOWN: {
    code: 40978,
    status: 409,
    text: {
      zh: '这个版本号已经有了，内容不同：请换一个版本号。',
      en: 'A version with this number but other contents exists: choose another number.',
    },
  },
  DOCUMENT_VERSION_PUBLISHED: {
    code: 40979,
    status: 409,
    text: {
      zh: '这个版本正在发布，不能删除。',
      en: 'This version is published and can’t be deleted.',
    },
  },
  DOCUMENTS_FULL: {
    code: 40980,
    status: 409,
    text: {
      zh: '下载中心的文件已达上限。',
      en: 'The download centre is full.',
    },
  },
  CATALOGUE_CHANGED: {
    code: 40981,
    status: 409,
    text: {
      zh: '在您查看之后有人改过。请对照现在的内容，再保存一次。',
      en: 'Somebody changed this after you read it. Compare it with what is there now, and save again.',
    },
  },
  SKU_TAKEN: {
    code: 40918,
    status: 409,
    text: {
      zh: '这个 SKU 已经用过，停售的也不能再用。',
      en: 'This SKU is taken: one that was withdrawn is not used again, either.',
    },
  },
  ITEM_TAKEN: {
    code: 40919,
    status: 409,
    text: { zh: '已有这个编号的商品。', en: 'There is an item with this id already.' },
  },
  ITEM_FULL: {
    code: 40926,
    status: 409,
    text: {
      zh: '一个商品最多有 6 个规格，停售的也算在内。',
      en: 'An item has at most 6 variants, those that were withdrawn included.',
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
  STOCK_PROMISED: {
    code: 40983,
    status: 409,
    text: {
      zh: '可售库存会低于零：剩下的件数已为订单保留。',
      en: 'Available stock would fall below zero: the rest is reserved for orders.',
    },
  },
  STEP_NOT_LOWER: {
    code: 40984,
    status: 409,
    text: {
      zh: '多件价必须低于单价，件数越多价格越低。',
      en: 'The price of more pieces has to be below that of fewer: change those steps, too.',
    },
  },
  TIME_PAST: {
    code: 40985,
    status: 409,
    text: { zh: '这个时间已经过去。', en: 'This time has passed.' },
  },
  NOT_PAID: {
    code: 40942,
    status: 409,
    text: {
      zh: '订单付款后才有付款凭证。',
      en: 'A receipt is available once the order has been paid.',
    },
  },
  REORDER_LIST_LIMIT: {
    code: 40915,
    status: 409,
    text: {
      zh: '最多保存 20 份常购清单，请先删除一份。',
      en: 'An account keeps 20 reorder lists at most. Remove one first.',
    },
  },
  REORDER_LIST_NAME: {
    code: 40916,
    status: 409,
    text: {
      zh: '已有同名的常购清单，请换一个名称。',
      en: 'There is a reorder list of this name already. Choose another name.',
    },
  },
  REORDER_LIST_CHANGED: {
    code: 40917,
    status: 409,
    text: {
      zh: '这份清单在别处改过，没有保存。下面是现在的内容。',
      en: 'This list was changed elsewhere, so nothing was saved. Below is what it holds now.',
    },
  },
  FAPIAO_UNPAID: {
    code: 40943,
    status: 409,
    text: {
      zh: '订单付款后才能添加发票。',
      en: 'A fapiao is attached once the order has been paid.',
    },
  },
  FAPIAO_KNOWN: {
    code: 40944,
    status: 409,
    text: {
      zh: '这个号码已有一份同格式的文件，或这份文件已用另一个号码添加。要更换，请先移除原来的。',
      en: 'This number has a file of this kind already, or this file stands under another number. To replace it, take that one off first.',
    },
  },
  FAPIAO_ELSEWHERE: {
    code: 40945,
    status: 409,
    text: {
      zh: '这份文件已添加到另一位客户的订单，没有添加。请核对订单号。',
      en: 'This file is attached to an order of another customer, so nothing was added. Check the order.',
    },
  },
  FAPIAO_FULL: {
    code: 40946,
    status: 409,
    text: {
      zh: '这个订单的发票文件已达上限，没有添加。',
      en: 'No more files fit in here, so nothing was added.',
    },
  },
  BODY_TOO_LARGE: {
    code: 413,
    status: 413,
    text: { zh: '提交的内容过大。', en: 'What you sent is too large.' },
  },
  UNSUPPORTED_TYPE: {
    code: 415,
    status: 415,
    text: { zh: '不支持这种内容类型。', en: 'This content type is not supported.' },
  },
  PICTURE_TYPE: {
    code: 41501,
    status: 415,
    text: {
      zh: '这不是 JPEG、PNG 或 WebP 图片，无论文件名怎么写。',
      en: 'This is not a JPEG, PNG or WebP picture, whatever its name says.',
    },
  },
  FILE_TYPE: {
    code: 41505,
    status: 415,
    text: {
      zh: '附件只能是 PDF、PNG、JPEG 或 UTF-8 纯文本，以文件内容为准。',
      en: 'Only PDF, PNG, JPEG and UTF-8 text can be attached, whatever the name says.',
    },
  },
  FAPIAO_TYPE: {
    code: 41506,
    status: 415,
    text: {
      zh: '电子发票只能是 PDF 或 OFD，以文件内容为准。',
      en: 'A fapiao has to be a PDF or an OFD, whatever its name says.',
    },
  },
  PICTURE_SVG: {
    code: 41502,
    status: 415,
    text: {
      zh: '不接受 SVG：这种图形可以带脚本。请另存为 PNG。',
      en: 'SVG is not accepted, because such a drawing can carry script. Save it as PNG.',
    },
  },
  PICTURE_PIXELS: {
    code: 41301,
    status: 413,
    text: {
      zh: '像素过多：图片最多 5000 万像素，渐进式的最多 1600 万。请先缩小。',
      en: 'Too many pixels: a picture may have 50 million, a progressive one 16 million. Make it smaller first.',
    },
  },
  DOCUMENT_TYPE: {
    code: 41503,
    status: 415,
    text: {
      zh: '文件内容与文件名的后缀不符：.pdf 必须是 PDF，.apk 必须是 Android 应用。',
      en: 'The contents do not match the file extension: .pdf has to be a PDF, .apk an Android app.',
    },
  },
  DOCUMENT_MIXED: {
    code: 41504,
    status: 415,
    text: {
      zh: '这个文件里还夹带着别的内容，同时可以当作另一种文件打开。请重新导出后上传。',
      en: 'This file carries something else as well and could be opened as another kind. Export it again and upload that.',
    },
  },
  DOCUMENT_DAMAGED: {
    code: 42204,
    status: 422,
    text: {
      zh: '这个文件已损坏或不完整。',
      en: 'This file is damaged or incomplete.',
    },
  },
  APP_UNSIGNED: {
    code: 42205,
    status: 422,
    text: {
      zh: '这个应用没有签名，手机不会安装。',
      en: 'This app is not signed: no phone will install it.',
    },
  },
  PICTURE_DAMAGED: {
    code: 42203,
    status: 422,
    text: {
      zh: '这个图片文件已损坏或不完整，无法读取。',
      en: 'This picture is damaged or incomplete and can’t be read.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: 42201,
    status: 422,
    text: {
      zh: '同一幂等键被用于不同的请求。',
      en: 'The same idempotency key was used for a different request.',
    },
  },
  TOO_MANY_REQUESTS: {
    code: 429,
    status: 429,
    text: {
      zh: '操作过于频繁，请稍后再试。',
      en: 'Too many requests. Please try again in a moment.',
    },
  },
  MAIL_LIMIT: {
    code: 42901,
    status: 429,
    text: {
      zh: '刚给这个邮箱寄过几封邮件，最近一封里的链接仍然有效。',
      en: 'We have just sent several emails to this address. The link in the latest one still works.',
    },
  },
  HEADERS_TOO_LARGE: {
    code: 431,
    status: 431,
    text: { zh: '请求头过大。', en: 'The headers of the request are too large.' },
  },
  REQUEST_TIMEOUT: {
    code: 408,
    status: 408,
    text: {
      zh: '等待请求超时，请重试。',
      en: 'The request took too long to arrive. Please try again.',
    },
  },
  INTERNAL: {
    code: 500,
    status: 500,
    text: {
      zh: '服务器出错了，请稍后再试。',
      en: 'Something went wrong on our side. Please try again later.',
    },
  },
  PROVIDER_UNAVAILABLE: {
    code: 50301,
    status: 503,
    text: {
      zh: '支付渠道暂时不可用，请稍后再试或换一种方式。',
      en: 'The payment company cannot be reached right now. Try again or choose another method.',
    },
  },
  NOT_SAVED: {
    code: 50302,
    status: 503,
    text: {
      zh: '暂时无法保存，浏览不受影响，请过几分钟再试。',
      en: 'Nothing can be saved right now; reading still works. Please try again in a few minutes.',
    },
  },
  PICTURES_OFF: {
    code: 50303,
    status: 503,
    text: {
      zh: '这台服务器没有安装图片处理（@uid/pictures），不能上传图片。',
      en: 'This server cannot accept pictures: the package @uid/pictures is not installed.',
    },
  },
  FILES_AWAY: {
    code: 50304,
    status: 503,
    text: {
      zh: '文件存储暂时连不上，请稍后再试。网页不受影响。',
      en: 'File storage cannot be reached right now. Please try again in a moment; pages are not affected.',
    },
  },
  COMPANIES_AWAY: {
    code: 50305,
    status: 503,
    text: {
      zh: '暂时查不到企业信息，请直接填写名称和税号。',
      en: 'Companies can’t be looked up right now. Please type the name and the code yourself.',
    },
  },
  BUSY: {
    code: 503,
    status: 503,
    text: {
      zh: '服务器繁忙，请稍后再试。',
      en: 'The server is busy. Please try again in a moment.',
    },
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorName = keyof typeof errorKinds;
