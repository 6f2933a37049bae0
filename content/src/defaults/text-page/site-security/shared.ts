export default {
  name: 'site-security',
  body: `本站怎样保护您 / How this site protects you

每一条都来自随代码公开的威胁模型（docs/threat-model.md），并有一项自动测试证明；发布前全部通过。
如果您发现有一条不成立，请按 /.well-known/security.txt 告诉我们。

账户
- 猜密码：新密码至少值一亿次猜测；五次之后要等，陌生人用再多网络也不能把您关在门外。
- 打听谁有账户：邮箱是否注册过，回答、大小与耗时都一样。
- 偷走会话令牌：每个请求都由浏览器里取不出来的密钥签名，只有令牌没有用。
- 截取请求再发一次或改一改：签名绑定方法、地址、参数、内容与时间，只算一次。
- 偷到密码登录：新设备会写信告诉您，信中一个链接就能终止；危险操作还要再验证一次。
- 骗取邮件验证码：只在索取它的那个浏览器里有效。
- 钓鱼网站：通行密钥只认本站域名。

页面
- 混进页面的脚本：内容安全策略只放行本站文件，启用 Trusted Types，不用 eval。
- 别的网站冒您之名提交：跨站的表单一律拒绝。
- 嵌进别的网站：禁止被嵌入，所有回答都带安全头，出错时也一样。

下载与公告
- 把下载换成别的文件：校验和清单与每份安全公告都有 OpenPGP 签名（设置了密钥的站点），一条命令即可核对，见“安全”页。

订单与资料
- 少付、付给别人：金额、币种或商户不符的款项交给人核对，绝不算已付。
- 看别人的订单、地址、发票：查询都带着主人，别人的就是不存在。
- 读数据库：密码以 argon2id 保存，令牌与验证码只存散列值。
- 备份损坏：启动时和每天检查，备份打开验证过才算数。

拦不住的也说清楚：已经在您的页面里运行的脚本、被别人占用的邮箱（没有第二因子时）、以及能进入服务器的人。
请启用通行密钥或第二因子，并看一看“账户安全”里的会话与动态。

Each line comes from the threat model that is published with the code (docs/threat-model.md) and has an automatic
test that shows it; all of them pass before a release. If you find that one does not hold, tell us as
/.well-known/security.txt says.

Account
- known or predictable passwords
  a new password is worth 10⁸ guesses: leaked lists, words, symbols for letters, dates, keyboard walks
- shutting an owner out by failing often, from many networks
  the owner's browsers, passkeys and mailed links count by themselves, or not at all
- finding out who has an account
  the same answer, size and work for known and unknown addresses
- a token stolen from a log, a disk or a screen
  each request is signed with a key that can't leave the browser
- a request listened to and sent again, or changed
  a proof binds method, address, query, body and minute, and counts once
- logging in with a stolen password
  the owner is mailed with a link that ends it; nothing dangerous opens without a step-up
- having a code told or read over a shoulder
  it is worth nothing in another browser
- phishing
  passkeys, bound to the site's own host

Pages
- a script that came into a page
  script-src 'self' and hashes, style-src alike, Trusted Types; no eval
- a form or call of another site in a visitor's name
  forms of other origins are refused; the token is a header; a guest's cookie needs its XSRF pair
- framing the site, reading it from another, sniffing
  frame-ancestors, COOP, CORP, nosniff on every answer, failures included

Downloads and advisories
- another file in the place of a download or an advisory
  the list of checksums and each advisory have an OpenPGP signature, where the site has a key; one command checks them

Orders and data
- paying less, in another currency, to another account
  a difference goes to a person, never to paid
- another customer's order, address, invoice
  every statement carries the owner; what is another's is not found
- reading tokens, codes, passwords in the database
  hashes only; passwords as argon2id
- a disk that spoils pages, and backups with them
  checks at the start and daily; a backup is opened before it counts

What is not stopped: a script that already runs in your page, a mailbox that somebody else took over (without a
second factor), and whoever gets into the server. Use a passkey or a second factor, and look at the sessions and
the activity under "Account security".
`,
};
