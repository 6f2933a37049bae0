export default {
  name: 'privacy',
  body: `隐私说明 / Privacy

2026-11-26 起适用

个人信息处理者是网站页脚所示的公司，邮箱与电话也在页脚。处理依据（《个人信息保护法》第十三条）：账户、订单与售后，为订立和履行合同所必需；
安全日志、发票与账册，为履行法定义务所必需；手机号、咨询与合作申请，基于您的同意。同意可以随时撤回：移除手机号、删除账户或写信，撤回前的处理不受影响。
本站面向单位与成年人；不满十四周岁的，须由监护人同意，发现没有同意的即予删除。

1. 不登录也能浏览、搜索、下载和使用购物车。页面没有统计、广告或第三方脚本。
   服务日志记录访问的时间、IP 地址与路径，不含搜索词和填写的内容，按《网络安全法》保存六个月以上，只用于安全。
2. 账户：邮箱或手机号、密码的散列值（如果设了密码）、通行密钥的公钥、验证器密钥（加密保存）与恢复码的散列值。
   登录会话记录 IP 地址、浏览器标识和时间，会话结束后删除；账户动态保存六个整月（184 天），供您自己核对。
   登录失败按账户与 IP 地址计数，24 小时后删除。
3. 手机号：选填，仅限中国内地号码，须用短信验证码确认。只在密码、第二因子、通行密钥或手机号本身有变、
   或有人在新设备上登录时通知您。它不是第二因子，不能用来找回密码，不用于营销。
   用手机号注册的账户用它登录，账户的消息也发到那里。页面只显示首尾数字；在“账户安全”里随时可以更换，
   有邮箱的账户也可以移除。短信内容发出后即清空。
4. 订单：收货人、电话、地址、发票信息、金额与交易号。银行卡号只在支付机构的页面填写，不经过本站。
   收货信息交给承运人用于送货，号码与短信内容交给短信服务商用于发送，付款金额与订单号交给您选择的支付机构。
5. 咨询、询价、报障与合作申请：只用于答复和后续跟进。
6. 浏览器里保存什么：访客购物车的随机标识（Cookie，数据库只存其散列值）、防跨站请求的标识（Cookie）、
   识别您用过的浏览器的随机标识（Cookie，登录时设置，最长 400 天，数据库只存其散列值）、
   登录后的会话令牌、称呼、购物车件数、日间或夜间的选择、最近搜索过的词（在搜索框里可以清除），以及字体是否已下载（本地存储）。
   没有搜到的词只按天计次数，不与任何人相连，90 天后删除。退出登录即清除会话数据。
7. 您可以在“账户安全”下载我们保存的关于您的一切（可转交您指定的处理者）、查看会话与动态、更正手机号、删除账户。删除账户会清除上述账户资料、手机号、
   地址簿、通知、购物车与咨询内容，从未付款的订单清除姓名、电话和地址，恢复旧备份后也会再次清除。已付款的订单、发票与退款记录是公司账册，
   按《税收征收管理法实施细则》第二十九条保存到第十年年底；安全日志保存六个整月，不再与账户相连。未付款的订单一年后、咨询三年后清除个人信息。
8. 查询、更正、删除或投诉：写信到网站页脚的邮箱，主题注明“隐私”，15 个工作日内答复。

In force from 2026-11-26

The company named at the foot of every page is responsible for your personal information; its email address and telephone
numbers are there too. Legal bases (Personal Information Protection Law, Article 13): accounts, orders and service, because a
contract with you needs them; security logs, invoices and books, because the law requires them; mobile number, enquiries and
applications, because you consent. Withdraw consent at any time by removing the number, deleting the account or writing
to us; what was done before stays lawful. This site is meant for organisations and adults. A child under 14 needs a
guardian's consent, and what we find collected without it is deleted.

1. You can read, search, download and fill a cart without an account. Our pages carry no analytics, no advertising
   and no third-party script. Our logs hold the time, IP address and path of a visit, no search terms and nothing you
   fill in; the Cybersecurity Law requires us to keep them for at least six months, and they are used for security only.
2. Account: your email address or mobile number, a hash of your password if you have one, the public keys of your passkeys, the
   secret of your authenticator app (encrypted) and hashes of your recovery codes. A session holds IP address, browser and times
   and is deleted when it ends; account activity is kept for six full months (184 days) so that you can check it. Failed logins are
   counted by account and IP address and forgotten after 24 hours.
3. Mobile number: optional, mainland China only, confirmed by a code. We text it when your password, second factor,
   passkeys or the number itself change, and when somebody logs in on a new device. It is not a second
   factor, cannot reset your password and is not used for marketing. Pages show only its first and last digits;
   replace it at any time under "Account security", or remove it where the account has an address. An account that was
   made with a number logs in with it and is told by it. The words of a message are erased once it has been sent.
4. Orders: recipient, telephone, address, invoice details, amounts and transaction numbers. Card numbers are entered
   with the payment company and never reach this site. The carrier gets the delivery details, the text-message
   provider the number and the message, the payment company of your choice the amount and the order number.
5. Questions, quote requests, tickets and partner applications are used to answer you and to follow up, nothing else.
6. In your browser: a random token for a guest's cart (cookie; our database holds only its hash), a token against
   cross-site requests (cookie), a random token that tells a browser you used before from a stranger's (cookie, set
   at login, kept for 400 days; our database holds only its hash), and, in local storage, the session token, the name we greet you by, the cart's count,
   your choice of day or night, what you searched for last (the search field clears it) and whether the fonts have
   been fetched. Words that a search did not find are counted by day, tied to nobody, for 90 days. Logging out clears the session data.
7. Under "Account security" you can download everything we keep about you (and pass it to whom you choose), see sessions and activity, change the
   mobile number and delete the account. Deletion erases the account data above, the mobile number, address book,
   notices, cart and the words of your enquiries; orders that were never paid lose name, telephone and address; and
   what is erased stays erased when a backup is restored. Paid orders, invoices and refunds are the company's books,
   kept to the end of the tenth year after (Rules for the Implementation of the Law on Tax Collection, article 29);
   the security log is kept for six full months, tied to no account. Unpaid orders lose your personal details after a
   year, enquiries after three.
8. To ask, correct, erase or complain, write to the email address at the foot of every page with "privacy" in the
   subject. We answer within 15 working days.
`,
};
