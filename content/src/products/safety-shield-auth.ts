import type { Product } from '@uid/contract/content';

export const safetyShieldAuth: Product = {
  slug: 'safety-shield-auth',
  position: 6,
  group: 'software',
  drawing: 'handset',
  solutions: ['safety-5g', 'safety-quick-office'],
  siblings: ['safety-sim-card', 'safety-auth-gateway', 'tm-safety-sdk'],
  cases: ['bank-remote-office', 'insurance-agents', 'operator-5g-voice'],
  text: {
    zh: {
      name: '安全盾认证',
      job: '一套认证服务：把登录与交易确认推到用户手机，由 SIM 卡里的私钥签名，再把结果作为标准断言还给业务系统。',
      description:
        '安全盾认证以 SIM 卡内 SM2 私钥为凭据，用户在手机上看清操作并输入 PIN 完成签名，业务系统经 OIDC/CIBA 接口接入，替代短信验证码与动态令牌。',
      problem: {
        title: '口令会泄露，验证码会转手',
        paragraphs: [
          '口令被撞库、验证码被木马转发或被骗走，是账号盗用的常见两步。动态令牌好一些，但用户会把六位数字读给假客服听。',
          '推送确认解决了“读出去”的问题，又带来“推送轰炸”：攻击者连续发起请求，总有人顺手点同意。',
          '业务需要的是三件事：密钥在用户手里、用户看到自己在同意什么、事后拿得出证据。',
        ],
      },
      verbs: [
        { verb: '问', text: '把登录域名或交易要素送到用户手机，电脑与手机显示同一组核对码。' },
        { verb: '签', text: '用户输入 6 位 PIN，SIM 卡用 SM2 私钥对要素摘要签名。' },
        { verb: '答', text: '服务端验签后签发 60 秒有效的身份断言，并留存可复核的签名记录。' },
      ],
      features: [
        {
          title: '数据与短信两条路径',
          text: '有数据网络且装有 SDK 时走加密数据通道；没有数据网络、没装应用或使用 iPhone 时，走数据短信与 SIM 卡菜单。服务端自动选择，业务侧无感。',
        },
        {
          title: '核对码防推送轰炸',
          text: '电脑屏幕显示两位核对码，手机上必须输入同样的数字才会进入 PIN 页面；10 分钟内第 4 次请求起暂停向该用户发送。',
        },
        {
          title: '所见即所签',
          text: '短信路径由 SIM 卡菜单显示要素并收取 PIN，不经过普通应用；数据路径由 SDK 在防截屏、防覆盖页面显示。',
        },
        {
          title: '标准接口',
          text: 'OpenID Connect 与 CIBA 给新系统，RADIUS 给 VPN 与网络设备，SAML 2.0 给既有单点登录。',
        },
        {
          title: '证据可复核',
          text: '每次认证保存原文、签名值、证书、时间与核验结果，可离线用公开算法重新验签，不依赖我们的服务器。',
        },
        {
          title: '区分“号”与“人”',
          text: '可叠加运营商号码核验（GSMA TS.43 或网关取号）作为换卡风险信号，但不把它当作用户同意。',
        },
      ],
      protocol: {
        title: '短信路径的一次认证',
        actors: ['用户浏览器', '业务系统', '安全盾认证服务', '运营商短信网关', '安全 SIM 卡'],
        steps: [
          {
            from: '用户浏览器',
            to: '业务系统',
            message: '登录名',
            detail: '只提交登录名或工号，不提交口令。业务系统据此找到用户标识。',
          },
          {
            from: '业务系统',
            to: '安全盾认证服务',
            message: 'CIBA 认证请求',
            detail:
              '携带 login_hint、binding_message（核对码）与所需认证等级，请求以客户端私钥签名。服务返回 auth_req_id，有效 180 秒。',
          },
          {
            from: '安全盾认证服务',
            to: '运营商短信网关',
            message: '加密的挑战报文',
            detail:
              '把要素摘要、随机数与显示文本封装成 3GPP TS 31.115 安全报文，以该卡的 OTA 密钥加密、计数。',
          },
          {
            from: '运营商短信网关',
            to: '安全 SIM 卡',
            message: 'SMS-PP 数据下载',
            detail: '手机把这类短信直接以 ENVELOPE 指令交给 SIM 卡，不进入收件箱，应用读不到。',
          },
          {
            from: '安全 SIM 卡',
            to: '运营商短信网关',
            message: 'SM2 签名（上行短信）',
            detail:
              '卡弹出菜单显示要素与核对码，用户输入 PIN 后卡内签名，以上行短信返回。拒绝或输错也会返回明确结果。',
          },
          {
            from: '运营商短信网关',
            to: '安全盾认证服务',
            message: '签名结果',
            detail: '服务核对计数器、随机数、证书状态与签名，任何一项不符都判为失败并记录原因。',
          },
          {
            from: '安全盾认证服务',
            to: '业务系统',
            message: 'ID Token',
            detail:
              '断言含 acr（认证等级）、amr（方式）、auth_time，60 秒有效，只能兑换一次，以服务端 SM2 或 ES256 签名。',
          },
          {
            from: '业务系统',
            to: '用户浏览器',
            message: '建立会话',
            detail:
              '业务系统验签并核对 aud、nonce 后建立会话；空闲 30 分钟、总长 12 小时为默认策略。',
          },
        ],
      },
      specification: [
        {
          group: '容量',
          rows: [
            { name: '认证能力', value: '单节点每秒 1,000 次；三节点集群每秒 2,500 次' },
            { name: '并发会话', value: '三节点 200,000（与 AG-200000 认证网关一致）' },
            { name: '用户规模', value: '三节点 2,000,000 注册用户' },
            { name: '节点配置', value: '8 vCPU、16 GB 内存、200 GB 固态盘' },
          ],
        },
        {
          group: '时间',
          rows: [
            {
              name: '数据路径',
              value: '中位数 0.35 秒，第 95 百分位 1.5 秒（自有 5G SA 试验网，不含用户输入）',
            },
            { name: '短信路径', value: '典型 6–15 秒（不含用户输入），受运营商短信时延影响' },
            { name: '挑战有效期', value: '180 秒，只能用一次' },
            { name: '断言有效期', value: '60 秒，只能兑换一次' },
            { name: '会话默认值', value: '空闲 30 分钟，总长 12 小时' },
          ],
        },
        {
          group: '凭据',
          rows: [
            { name: '密钥', value: 'SM2，卡内生成；SDK 协同签名为备选' },
            { name: 'PIN', value: '默认 6 位，连续 5 次错误锁定' },
            { name: '认证等级', value: '四级：号码核验、协同签名、卡内签名、卡内签名加现场核身' },
            { name: '防轰炸', value: '两位核对码；10 分钟内 3 次请求' },
          ],
        },
        {
          group: '接口与运行环境',
          rows: [
            { name: '接口', value: 'OpenID Connect、CIBA（poll、ping）、SAML 2.0、RADIUS' },
            { name: '数据库', value: 'PostgreSQL 15 及以上，或兼容的国产数据库（按项目验证）' },
            { name: '系统', value: '安全操作系统、Linux（内核 5.10 及以上），x86-64 或 Arm64' },
            { name: '密码设备', value: '经 GB/T 36322 接口调用服务器密码机' },
          ],
        },
      ],
      compatibility: [
        { subject: '凭据载体', supported: '安全 SIM 卡、安全超级 SIM 卡、终端安全 SDK 协同签名' },
        {
          subject: '手机',
          supported: 'Android 9 及以上走数据路径；支持 SIM 卡菜单的手机（含 iPhone）走短信路径',
          note: '出境漫游时短信时延可能超过 60 秒。',
        },
        {
          subject: '业务系统',
          supported: '支持 OIDC、CIBA、SAML 2.0 或 RADIUS 的系统；认证网关可代接',
        },
        {
          subject: '运营商',
          supported: '需要签约运营商开放数据短信与 OTA 能力',
          note: '未开放的网络只能用数据路径。',
        },
        { subject: '证书系统', supported: '支持 SM2 双证书与 OCSP、CRL 的 CA' },
      ],
      deployment: [
        {
          title: '选部署方式',
          text: '私有部署放在贵方机房，用户标识与签名记录不出域；托管方式由我们运行，适合一万用户以内的单位。',
        },
        {
          title: '打通运营商',
          text: '签订 OTA 与数据短信协议，完成密钥交换与联调。这一步常是工期中耗时较长的一段，建议提早启动。',
        },
        {
          title: '绑定用户',
          text: '现场核身或以已有证书在线绑定。绑定是整个体系的信任起点，不要用短信验证码完成高等级绑定。',
        },
        {
          title: '先内部后外部',
          text: '先用于员工登录，稳定后再用于客户交易；保留两周旧方式并行，并统计拒绝与超时的原因。',
        },
      ],
      scenarios: [
        {
          title: '银行远程授权',
          text: '柜面授权从“刷卡加口令”改为手机签名，授权人看到账号尾号、金额与柜员号后输入 PIN。',
        },
        {
          title: '保险代理人展业',
          text: '代理人与投保人分别在自己的手机上签名确认，双方签名与投保单一起归档。',
        },
        {
          title: '运维堡垒机登录',
          text: '经 RADIUS 接入堡垒机，替代动态令牌，核对码显示在终端会话里。',
        },
      ],
      standards: [
        {
          id: 'OpenID Connect CIBA Core 1.0',
          title: '客户端发起的后端认证',
          scope: '规定业务系统发起、手机端确认的请求与应答，本服务实现 poll 与 ping 两种模式。',
        },
        {
          id: '3GPP TS 31.115 / TS 31.111',
          title: 'OTA 安全报文 / USIM 应用工具箱',
          scope: '规定短信路径的封装与 SIM 卡菜单；时延与送达率不在标准保证范围内。',
        },
        {
          id: '3GPP TS 33.535、GSMA TS.43',
          title: 'AKMA / 业务授权配置',
          scope:
            '两者用 SIM 入网密钥为应用提供认证。AKMA 目前部署较少，TS.43 可用于号码核验；它们证明卡在线，不证明用户同意。',
        },
        {
          id: 'GM/T 0028',
          title: '密码模块安全要求',
          scope: '适用于卡与密码机，不适用于本服务软件；服务侧密钥应放在送检过的密码机中。',
        },
        {
          id: 'NIST SP 800-63B-4',
          title: '身份认证与认证器管理',
          scope:
            '卡内密钥加 PIN 按多因子密码认证器设计，面向 AAL2 评估。确认发生在另一台设备上，不具备该文所说的抗钓鱼性。',
        },
      ],
      limits: [
        '带外确认不绑定浏览器通道，实时中间人钓鱼仍可能诱使用户确认。核对码与域名显示能降低风险；要求抗钓鱼的系统请同时采用通行密钥（WebAuthn）或双向 TLCP。',
        '短信路径依赖运营商，时延与送达没有承诺；请为超时设计重试与备选。',
        '换卡后须重新绑定，绑定流程若偷懒，强度就退回到绑定所用的方式。',
        '号码核验只说明流量来自该号码，不能单独用于转账等操作。',
      ],
      questions: [
        {
          question: '和 FIDO 通行密钥相比，该选哪个？',
          answer:
            '通行密钥把认证绑定到网站域名，抗钓鱼，适合网页登录。安全盾认证的长处是签交易内容、不需要在电脑上装东西、没有数据网络也能用、符合国密要求。许多单位两者并用。',
        },
        {
          question: '用户没有安全 SIM 卡怎么办？',
          answer:
            '用终端安全 SDK 的协同签名，私钥拆成手机与服务端两份，等级低一档，业务系统可据此限制额度。',
        },
        {
          question: '认证服务中断了，业务怎么办？',
          answer:
            '已建立的会话不受影响。新登录可按策略降级到 UKey 或一次性恢复码，不建议降级到短信验证码。',
        },
        {
          question: '你们会看到用户的交易内容吗？',
          answer:
            '私有部署时不会，数据都在贵方机房。托管时服务保存显示文本与签名，可改为只存摘要，原文由业务系统保存。',
        },
      ],
    },
    en: {
      name: 'Safety Shield Auth',
      job: 'An authentication service that brings logins and transactions to the user’s phone, has the key in the SIM sign them, and returns a standard assertion.',
      description:
        'SIM-based authentication: users see the action on the phone, enter a PIN, and the SM2 key in the SIM signs. OIDC and CIBA for your systems.',
      problem: {
        title: 'Passwords leak, codes change hands',
        paragraphs: [
          'Credential stuffing, then a code forwarded by malware or talked out of the user: the two usual steps of an account takeover. Tokens are better, until somebody reads six digits to a false help desk.',
          'Push approval ended the reading-out and brought push bombing: ask often enough and someone taps yes.',
          'Business needs three things: a key in the user’s hands, a user who sees what is being agreed to, and evidence afterwards.',
        ],
      },
      verbs: [
        {
          verb: 'Ask',
          text: 'The login domain or the transaction goes to the phone; computer and phone show the same check code.',
        },
        {
          verb: 'Sign',
          text: 'The user enters a six-digit PIN and the SIM signs the digest with SM2.',
        },
        {
          verb: 'Answer',
          text: 'The service verifies, issues an assertion that lives 60 seconds, and keeps a record that can be checked again.',
        },
      ],
      features: [
        {
          title: 'Two paths: data and SMS',
          text: 'With data and the SDK an encrypted channel is used. Without data, without an app or on an iPhone, data SMS and the SIM menu. The service picks; your system sees no difference.',
        },
        {
          title: 'A check code against push bombing',
          text: 'The computer shows two digits that must be typed on the phone before the PIN page appears. From the fourth request in ten minutes on, sending to that user pauses.',
        },
        {
          title: 'What is seen is what is signed',
          text: 'On the SMS path the SIM menu shows the fields and takes the PIN, outside any app. On the data path the SDK page resists overlays and screenshots.',
        },
        {
          title: 'Standard interfaces',
          text: 'OpenID Connect and CIBA for new systems, RADIUS for VPNs and network devices, SAML 2.0 for existing single sign-on.',
        },
        {
          title: 'Evidence that can be rechecked',
          text: 'Content, signature, certificate, time and result are kept. They can be verified offline with public algorithms, without our servers.',
        },
        {
          title: 'Number and person kept apart',
          text: 'Operator number verification (GSMA TS.43 or network-based) can be added as a signal for swapped SIMs. It is never taken for the user’s consent.',
        },
      ],
      protocol: {
        title: 'One authentication on the SMS path',
        actors: ['Browser', 'Your system', 'Shield Auth', 'Operator SMS gateway', 'Safety SIM'],
        steps: [
          {
            from: 'Browser',
            to: 'Your system',
            message: 'Login name',
            detail: 'A name or staff number, no password. Your system finds the user by it.',
          },
          {
            from: 'Your system',
            to: 'Shield Auth',
            message: 'CIBA request',
            detail:
              'login_hint, binding_message (the check code) and the level wanted, signed by your client key. The answer is an auth_req_id that lives 180 seconds.',
          },
          {
            from: 'Shield Auth',
            to: 'Operator SMS gateway',
            message: 'Encrypted challenge',
            detail:
              'Digest, nonce and display text in a secured packet of 3GPP TS 31.115, encrypted and counted with that card’s OTA keys.',
          },
          {
            from: 'Operator SMS gateway',
            to: 'Safety SIM',
            message: 'SMS-PP data download',
            detail:
              'The phone passes such messages straight to the SIM by ENVELOPE. They never reach the inbox or an app.',
          },
          {
            from: 'Safety SIM',
            to: 'Operator SMS gateway',
            message: 'SM2 signature (mobile-originated SMS)',
            detail:
              'The SIM menu shows fields and check code; after the PIN the card signs and answers by SMS. Refusals and errors are answered too.',
          },
          {
            from: 'Operator SMS gateway',
            to: 'Shield Auth',
            message: 'Result',
            detail:
              'Counter, nonce, certificate status and signature are checked. Any mismatch fails and its reason is recorded.',
          },
          {
            from: 'Shield Auth',
            to: 'Your system',
            message: 'ID token',
            detail:
              'acr (level), amr (method) and auth_time; valid 60 seconds, redeemed once, signed with SM2 or ES256.',
          },
          {
            from: 'Your system',
            to: 'Browser',
            message: 'Session',
            detail:
              'After checking signature, aud and nonce your system opens a session: by default 30 minutes idle and 12 hours in all.',
          },
        ],
      },
      specification: [
        {
          group: 'Capacity',
          rows: [
            { name: 'Authentications', value: '1,000/s on one node; 2,500/s on three' },
            {
              name: 'Concurrent sessions',
              value: '200,000 on three nodes, as the AG-200000 Auth Gateway',
            },
            { name: 'Users', value: '2,000,000 on three nodes' },
            { name: 'Node', value: '8 vCPU, 16 GB memory, 200 GB SSD' },
          ],
        },
        {
          group: 'Times',
          rows: [
            {
              name: 'Data path',
              value:
                '0.35 s median, 1.5 s at the 95th percentile (own 5G SA test network, without user input)',
            },
            {
              name: 'SMS path',
              value: '6–15 s typical, without user input; depends on the operator',
            },
            { name: 'Challenge', value: '180 s, used once' },
            { name: 'Assertion', value: '60 s, redeemed once' },
            { name: 'Session defaults', value: '30 minutes idle, 12 hours in all' },
          ],
        },
        {
          group: 'Credentials',
          rows: [
            { name: 'Key', value: 'SM2 made on the card; SDK two-party signing as alternative' },
            { name: 'PIN', value: '6 digits by default, blocked after 5 errors' },
            {
              name: 'Levels',
              value:
                'four: number check, two-party signature, card signature, card signature with identity proofed in person',
            },
            {
              name: 'Against bombing',
              value: 'two-digit check code; 3 requests in 10 minutes',
            },
          ],
        },
        {
          group: 'Interfaces and platform',
          rows: [
            {
              name: 'Interfaces',
              value: 'OpenID Connect, CIBA (poll, ping), SAML 2.0, RADIUS',
            },
            {
              name: 'Database',
              value: 'PostgreSQL 15 or later, or a compatible one verified by project',
            },
            {
              name: 'System',
              value: 'Safety OS, Linux (kernel 5.10 or later), x86-64 or Arm64',
            },
            { name: 'Cryptographic device', value: 'server HSM through GB/T 36322' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Credentials',
          supported: 'Safety SIM, Safety Super SIM, Terminal SDK two-party signing',
        },
        {
          subject: 'Phones',
          supported:
            'Android 9 or later on the data path; phones with a SIM menu, iPhone included, on the SMS path',
          note: 'When roaming, SMS may take more than 60 seconds.',
        },
        {
          subject: 'Your systems',
          supported: 'OIDC, CIBA, SAML 2.0 or RADIUS; or through the Auth Gateway',
        },
        {
          subject: 'Operators',
          supported: 'Data SMS and OTA opened by the operator under contract',
          note: 'Without it, the data path only.',
        },
        { subject: 'CA', supported: 'SM2 certificate pairs with OCSP or CRL' },
      ],
      deployment: [
        {
          title: 'Choose where it runs',
          text: 'In your data centre, where identities and signatures stay; or hosted by us, which suits up to ten thousand users.',
        },
        {
          title: 'Connect the operator',
          text: 'Contracts for OTA and data SMS, key exchange, joint test. Often the longest stretch of the project: start early.',
        },
        {
          title: 'Bind the users',
          text: 'In person, or online with an existing certificate. All trust starts here; do not bind a high level with an SMS code.',
        },
        {
          title: 'Inside first',
          text: 'Staff logins, then customers’ transactions. Keep the old method for two weeks and count why requests were refused or timed out.',
        },
      ],
      scenarios: [
        {
          title: 'Remote authorisation in a bank',
          text: 'The supervisor’s card and password become a phone signature, given after seeing account ending, amount and teller number.',
        },
        {
          title: 'Insurance agents',
          text: 'Agent and customer each sign on their own phone; both signatures are archived with the proposal.',
        },
        {
          title: 'Bastion hosts',
          text: 'Joined by RADIUS in place of one-time tokens; the check code appears in the terminal session.',
        },
      ],
      standards: [
        {
          id: 'OpenID Connect CIBA Core 1.0',
          title: 'Client-initiated backchannel authentication',
          scope:
            'Requests started by your system and confirmed on a phone. Poll and ping modes are implemented.',
        },
        {
          id: '3GPP TS 31.115 / TS 31.111',
          title: 'OTA secured packets / USIM application toolkit',
          scope:
            'Packaging of the SMS path and the SIM menu. Delay and delivery are not promised by them.',
        },
        {
          id: '3GPP TS 33.535, GSMA TS.43',
          title: 'AKMA / service entitlement configuration',
          scope:
            'Both use the SIM’s network key for applications. AKMA is little deployed so far; TS.43 serves number verification. They show that the SIM is online, not that the user agreed.',
        },
        {
          id: 'GM/T 0028',
          title: 'Security requirements for cryptographic modules',
          scope:
            'Applies to cards and HSMs, not to this software. Keep the service’s keys in a tested HSM.',
        },
        {
          id: 'NIST SP 800-63B-4',
          title: 'Authentication and authenticator management',
          scope:
            'Card key and PIN are designed as a multi-factor cryptographic authenticator, for evaluation at AAL2. As confirmation happens on another device it is not phishing-resistant in that document’s sense.',
        },
      ],
      limits: [
        'Out-of-band confirmation is not bound to the browser’s channel; a live phishing proxy can still win a user’s consent. Check code and domain lower the risk. Where phishing resistance is required add passkeys (WebAuthn) or mutual TLCP.',
        'The SMS path depends on the operator, without a promise of delay or delivery. Plan retries and another way.',
        'A new SIM has to be bound again, and a careless binding lowers everything to the method it used.',
        'Number verification says where traffic comes from. It is not enough for a transfer of money.',
      ],
      questions: [
        {
          question: 'This or FIDO passkeys?',
          answer:
            'Passkeys are bound to the site’s domain and resist phishing: good for web logins. Shield Auth signs transaction content, needs nothing on the computer, works without data and uses the SM algorithms. Many organisations use both.',
        },
        {
          question: 'What about users without a Safety SIM?',
          answer:
            'The SDK signs with a key split between phone and server, one level lower. Your system can set limits by that level.',
        },
        {
          question: 'What happens when the service is down?',
          answer:
            'Open sessions go on. New logins can fall back to USB tokens or recovery codes by policy; we advise against SMS codes.',
        },
        {
          question: 'Do you see our transactions?',
          answer:
            'Not in your data centre. Hosted, the service keeps display text and signature; it can keep digests only, with the text in your system.',
        },
      ],
    },
  },
};
