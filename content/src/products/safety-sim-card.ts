import type { Product } from '@uid/contract/content';

export const safetySimCard: Product = {
  slug: 'safety-sim-card',
  position: 1,
  group: 'card',
  drawing: 'sim',
  solutions: ['safety-5g', 'safety-electric'],
  siblings: ['safety-super-sim-card', 'safety-mods', 'safety-shield-auth'],
  cases: ['operator-5g-voice', 'insurance-agents'],
  text: {
    zh: {
      name: '安全 SIM 卡',
      job: '在普通 USIM 卡里再放一个密码应用，让手机和物联网终端用 SM2 私钥签名，私钥不出卡。',
      description:
        '安全 SIM 卡把 SM2/SM3/SM4 密码应用装进运营商 USIM 卡，私钥在卡内生成、卡内签名，手机和物联网终端不用外接 UKey 就能做数字签名与身份认证。',
      problem: {
        title: '短信验证码证明不了是谁在操作',
        paragraphs: [
          '短信验证码走的是明文信令，补办一张卡、装一个读短信的木马、搭一个伪基站，都能把它拿走。它证明的是“有人看到了这条短信”，而不是“持卡人同意了这笔操作”。',
          '把私钥存进手机文件系统，又会随着备份、越权和逆向一起流出。UKey 安全，但手机上没有 USB-A 口，外勤人员也不会每次都带着它。',
          'SIM 卡本来就是一颗带处理器的安全芯片，每部手机都有。缺的只是一个可以被业务调用、由用户 PIN 保护的密码应用。',
        ],
      },
      verbs: [
        {
          verb: '存',
          text: '密钥对在卡内生成，私钥没有导出指令；证书和公钥可读，私钥只能被使用。',
        },
        {
          verb: '签',
          text: '应用送入 32 字节摘要，卡内校验 PIN 后输出 64 字节 SM2 签名，典型耗时 50 ms 以内。',
        },
        {
          verb: '证',
          text: '服务端用证书链、吊销状态和一次性随机数核对签名，得到可以留存的认证证据。',
        },
      ],
      features: [
        {
          title: '两个应用，一张卡',
          text: 'USIM 应用按 3GPP TS 31.102 实现，负责入网鉴权；密码应用在独立的安全域里运行。运营商的鉴权密钥 K 与业务私钥互不可见。',
        },
        {
          title: '卡内生成密钥',
          text: '随机数来自芯片物理噪声源，上电和使用中按 GM/T 0005 的思路做自检，自检失败即停止密码服务。',
        },
        {
          title: '三条调用路径',
          text: '安卓应用经 OMAPI 直接访问；没有系统接口的手机走 SIM 卡菜单加数据短信；物联网主控通过通信模组的 AT+CCHO、AT+CGLA 指令访问。',
        },
        {
          title: 'PIN 与解锁码分离',
          text: '密码应用的 PIN 独立于 SIM 卡开机 PIN，默认 6 位，连续输错 5 次锁定；解锁码由管理员保管，连续输错 10 次后容器作废。',
        },
        {
          title: '远程更新证书',
          text: '证书更新、容器新增经 OTA 安全报文（3GPP TS 31.115）下发，不需要把卡收回来。',
        },
        {
          title: '支持 5G 用户标识隐藏',
          text: '可由卡侧计算 SUCI（TS 33.501 附录 C，Profile A 与 Profile B），归属网络公钥存在卡内，空口上不出现明文 SUPI。',
        },
      ],
      protocol: {
        title: '一次签名登录',
        actors: ['业务服务端', '手机应用', '终端安全 SDK', '安全 SIM 卡'],
        steps: [
          {
            from: '业务服务端',
            to: '手机应用',
            message: '随机数与待签内容',
            detail:
              '服务端生成 32 字节随机数，与业务内容（登录域名或交易要素）一起下发，有效期 180 秒，只能用一次。',
          },
          {
            from: '手机应用',
            to: '终端安全 SDK',
            message: '请求用 1 号容器签名',
            detail:
              '应用把要签的内容显示给用户。SDK 按 GB/T 35276 计算 Z 值与 SM3 摘要，得到 32 字节待签数据。',
          },
          {
            from: '终端安全 SDK',
            to: '安全 SIM 卡',
            message: '打开逻辑通道，SELECT 密码应用',
            detail:
              '安卓系统先读取卡上的访问规则（ARA-M），核对应用签名证书的摘要，不在名单里的应用打不开通道。',
          },
          {
            from: '终端安全 SDK',
            to: '安全 SIM 卡',
            message: 'VERIFY PIN',
            detail:
              'PIN 用本次会话密钥加密后送卡。错误次数记在卡内，断电不清零，第 5 次错误后锁定。',
          },
          {
            from: '安全 SIM 卡',
            to: '终端安全 SDK',
            message: 'SM2 签名值 r‖s',
            detail: '卡内生成随机数 k 并完成签名，返回 64 字节结果；私钥和 k 都不离开芯片。',
          },
          {
            from: '手机应用',
            to: '业务服务端',
            message: '签名值与签名证书',
            detail:
              'SDK 把裸签名转成 ASN.1 编码，连同签名证书一起提交，通道本身由 TLS 或 TLCP 保护。',
          },
          {
            from: '业务服务端',
            to: '手机应用',
            message: '认证结果',
            detail:
              '服务端依次核对证书链、有效期、吊销状态、随机数是否本次下发且未用过，再验签。任何一项不符都拒绝，并记录原因。',
          },
        ],
      },
      specification: [
        {
          group: '密码',
          rows: [
            {
              name: '算法',
              value: 'SM2、SM3、SM4；ECDSA/ECDH P-256、X25519、AES-128/256、SHA-256',
            },
            { name: 'SM2 签名', value: '典型 45 ms，不超过 50 ms（约 20 次/秒）' },
            { name: 'SM2 验签', value: '典型 80 ms（约 12 次/秒）' },
            { name: 'SM4-CBC', value: '卡接口实测约 12 KB/s（受 ISO/IEC 7816 接口速率限制）' },
            { name: '密钥容器', value: '4 个，每个含签名密钥对与加密密钥对，可存 8 张证书' },
            { name: 'PIN', value: '4–8 位，默认 6 位；5 次错误锁定；解锁码 10 次' },
          ],
        },
        {
          group: '卡与接口',
          rows: [
            {
              name: '形态',
              value: '2FF/3FF/4FF 三切卡；工业级插拔卡；工业级 MFF2（5 mm × 6 mm）贴片',
            },
            { name: '接口', value: 'ISO/IEC 7816-3 T=0，ETSI TS 102 221，20 个逻辑通道' },
            { name: '接口速率', value: 'TA1=96（F=512，D=32），4 MHz 时钟下 250 kbit/s' },
            { name: '供电', value: 'B 类 3 V、C 类 1.8 V' },
            { name: '平台', value: 'Java Card 3.0.5 Classic，GlobalPlatform 2.3.1' },
            { name: '可用空间', value: '96 KB（应用与数据）' },
          ],
        },
        {
          group: '入网',
          rows: [
            {
              name: '应用',
              value: 'USIM（TS 31.102 Rel-17）、ISIM（TS 31.103）、USAT（TS 31.111）',
            },
            { name: '鉴权算法', value: 'MILENAGE（TS 35.206）、TUAK（TS 35.231）' },
            { name: '5G', value: '5G AKA、EAP-AKA′；卡侧 SUCI 计算可选' },
          ],
        },
        {
          group: '环境与寿命',
          rows: [
            { name: '工作温度', value: '三切卡 −25 ～ 85 ℃；工业级 −40 ～ 105 ℃' },
            { name: '擦写次数', value: '500,000 次（25 ℃）' },
            { name: '数据保持', value: '10 年（85 ℃）' },
            { name: '静电防护', value: '触点 ±4 kV（人体模型）' },
          ],
        },
      ],
      compatibility: [
        {
          subject: '安卓手机',
          supported: 'Android 9 及以上，系统开放 UICC 的 OMAPI 通道',
          note: '个别机型的双卡副卡槽不开放，采购前可用兼容性查询核对。',
        },
        {
          subject: 'iPhone',
          supported: '数据短信与 SIM 卡菜单路径',
          note: 'iOS 不向第三方应用开放 SIM 卡通道，只能走短信路径。',
        },
        {
          subject: '鸿蒙手机',
          supported: '提供 UICC OMAPI 能力的机型',
          note: '按机型与系统版本验证，清单随交付文档更新。',
        },
        {
          subject: '蜂窝通信模组',
          supported: '支持 3GPP TS 27.007 中 AT+CCHO、AT+CGLA、AT+CCHC 的 Cat.1、4G、5G 模组',
        },
        { subject: '证书', supported: 'SM2 双证书（GB/T 20518），经 PKCS#10 申请' },
      ],
      deployment: [
        {
          title: '确认运营商与号段',
          text: '安全 SIM 卡含运营商鉴权数据，须由签约运营商写卡发行。我们提供卡体、密码应用和个人化规范，与贵方的运营商对接。',
        },
        {
          title: '写入访问规则',
          text: '把允许调用的应用签名证书摘要写进 ARA-M。应用换签名证书之前，要先经 OTA 更新规则。',
        },
        {
          title: '对接证书系统',
          text: '卡内生成密钥后产生证书申请，由贵方 CA 或具备资质的第三方 CA 签发签名证书；加密密钥对由密钥管理系统产生并以数字信封下发。',
        },
        {
          title: '小批试点',
          text: '先用 200 张卡覆盖在用的主要机型，核对签名成功率与锁卡率，再扩大发放。',
        },
      ],
      scenarios: [
        {
          title: '手机银行与保单签署',
          text: '大额转账和电子投保时，用卡内私钥对交易要素签名，签名值与原文一起归档，事后可验。',
        },
        {
          title: '配电与抄表终端',
          text: 'MFF2 贴片卡焊在终端主板上，蜂窝模组通过 AT 指令完成双向认证，省去一颗单独的安全芯片。',
        },
        {
          title: '5G 加密语音',
          text: '端到端加密电话用卡内密钥协商会话密钥。换手机只需换卡，密钥关系不变。',
        },
      ],
      standards: [
        {
          id: 'GM/T 0028',
          title: '密码模块安全要求（对应 GB/T 37092-2018）',
          scope:
            '本卡按第二级设计，检测对象是密码应用与芯片构成的模块；型号证书编号随报价单提供。它不评价手机应用，也不评价业务系统。',
        },
        {
          id: 'GB/T 32918、GB/T 32905、GB/T 32907',
          title: 'SM2、SM3、SM4 算法',
          scope: '规定算法本身。本卡用标准所附示例数据做上电自检；标准不涉及密钥如何管理。',
        },
        {
          id: 'GM/T 0005-2021',
          title: '随机性检测规范',
          scope: '规定随机数序列的统计检验方法。通过统计检验说明未发现偏差，不等于证明不可预测。',
        },
        {
          id: 'ETSI TS 102 221 / 3GPP TS 31.102',
          title: 'UICC 与终端接口 / USIM 应用特性',
          scope: '规定卡与手机的物理、电气、指令接口和入网应用，保证互通；不包含业务签名应用。',
        },
        {
          id: 'ISO/IEC 7816-3、-4、-8',
          title: '带触点集成电路卡',
          scope: '规定传输协议、指令结构和安全操作指令，密码应用的 APDU 按此编码。',
        },
      ],
      limits: [
        '卡没有自己的屏幕和键盘。手机若已被完全控制，恶意程序可以诱骗用户输入 PIN 并替换待签内容；对高风险交易，请同时使用安全盾认证的菜单确认或第二通道回显。',
        'iOS 上没有第三方应用直连 SIM 卡的接口，只能走数据短信，单次认证通常需要 6–15 秒。',
        '卡接口速率低，不适合加密文件或媒体流。批量加密请用卡保护会话密钥，由手机或模组完成。',
        '补卡、换卡等于换密钥：旧证书必须吊销并重新签发，挂失流程要与运营商一起设计。',
      ],
      questions: [
        {
          question: '能在网上直接买到可以打电话的卡吗？',
          answer:
            '商城出售的卡含密码应用，不含运营商号码与鉴权数据，用于开发联调，也可写入自建专网的鉴权数据。可入公网的卡由运营商发行，请提交需求，我们与对应运营商确认交付方式。',
        },
        {
          question: '它和手机号一键登录有什么不同？',
          answer:
            '一键登录由运营商网络判断“这条流量来自哪个号码”，没有用户私钥，也不产生签名。安全 SIM 卡产生可验证的 SM2 签名，并要求输入 PIN，可以作为电子签名证据留存。',
        },
        {
          question: '双卡手机怎么办？',
          answer:
            'SDK 会枚举两个卡槽，按应用标识 AID 找到装有密码应用的卡。若系统只开放主卡槽，会给出明确的错误码，提示用户换槽。',
        },
        {
          question: '支持 eSIM 吗？',
          answer:
            '不支持把本产品作为 eSIM 配置文件下载。消费类 eUICC 上的应用由终端厂商与运营商共同控制，我们在具备条件的项目里单独评估。',
        },
      ],
    },
    en: {
      name: 'Safety SIM Card',
      job: 'Adds a cryptographic applet to an ordinary USIM, so that phones and IoT devices can sign with an SM2 private key that stays on the card.',
      description:
        'A USIM with an SM2/SM3/SM4 applet: keys are generated and used on the card, so phones and IoT devices can sign and authenticate without a USB token.',
      problem: {
        title: 'A text-message code does not prove who acted',
        paragraphs: [
          'One-time codes travel in clear signalling. A replacement SIM, a Trojan that reads messages or a fake base station is enough to take one. The code shows that somebody saw a message, not that the card holder agreed to an operation.',
          'A private key kept in the phone’s file system leaves with backups, privilege escalation and reverse engineering. USB tokens are sound, but phones have no USB-A port and field staff leave them in the office.',
          'The SIM is already a secure processor, and every phone has one. What is missing is an applet that business software can call and a user PIN protects.',
        ],
      },
      verbs: [
        {
          verb: 'Keep',
          text: 'Key pairs are generated on the card. Certificates and public keys can be read; there is no command that exports a private key.',
        },
        {
          verb: 'Sign',
          text: 'The application sends a 32-byte digest; after the PIN check the card returns a 64-byte SM2 signature, typically within 50 ms.',
        },
        {
          verb: 'Prove',
          text: 'The server checks chain, revocation and a one-time nonce, and keeps the signature as evidence.',
        },
      ],
      features: [
        {
          title: 'Two applications, one card',
          text: 'The USIM follows 3GPP TS 31.102 and does network access; the cryptographic applet lives in its own security domain. Neither can see the other’s keys.',
        },
        {
          title: 'Keys made on the card',
          text: 'Random numbers come from a physical noise source that is self-tested at power-up and in use, following the tests of GM/T 0005. A failed test stops the cryptographic service.',
        },
        {
          title: 'Three ways in',
          text: 'Android apps use OMAPI; phones without such an interface use the SIM menu and data SMS; IoT hosts use AT+CCHO and AT+CGLA through the cellular module.',
        },
        {
          title: 'PIN and unblocking key kept apart',
          text: 'The applet PIN is separate from the SIM power-on PIN: six digits by default, blocked after five wrong tries. The unblocking key stays with the administrator; ten wrong tries void the container.',
        },
        {
          title: 'Certificates renewed over the air',
          text: 'New certificates and containers are delivered in OTA secured packets (3GPP TS 31.115). Cards stay in the phones.',
        },
        {
          title: 'Concealed 5G identity',
          text: 'The card can compute the SUCI itself (TS 33.501 Annex C, profiles A and B) with the home network key it holds, so the SUPI is not sent in clear over the air.',
        },
      ],
      protocol: {
        title: 'One signed login',
        actors: ['Server', 'Phone app', 'Terminal SDK', 'Safety SIM'],
        steps: [
          {
            from: 'Server',
            to: 'Phone app',
            message: 'Nonce and the content to sign',
            detail:
              'The server draws a 32-byte nonce and sends it with the content: the login domain or the transaction’s fields. It is valid for 180 seconds and for one use.',
          },
          {
            from: 'Phone app',
            to: 'Terminal SDK',
            message: 'Sign with container 1',
            detail:
              'The app shows the content to the user. The SDK computes the Z value and the SM3 digest as GB/T 35276 prescribes: 32 bytes to sign.',
          },
          {
            from: 'Terminal SDK',
            to: 'Safety SIM',
            message: 'Open logical channel, SELECT applet',
            detail:
              'Android first reads the access rules on the card (ARA-M) and compares the hash of the app’s signing certificate. An app that is not listed gets no channel.',
          },
          {
            from: 'Terminal SDK',
            to: 'Safety SIM',
            message: 'VERIFY PIN',
            detail:
              'The PIN goes to the card under a session key. The error counter lives on the card, survives power loss, and blocks the PIN at the fifth error.',
          },
          {
            from: 'Safety SIM',
            to: 'Terminal SDK',
            message: 'SM2 signature r‖s',
            detail:
              'The card draws the random k and signs. 64 bytes come back; neither the private key nor k leaves the chip.',
          },
          {
            from: 'Phone app',
            to: 'Server',
            message: 'Signature and signing certificate',
            detail:
              'The SDK encodes the raw signature in ASN.1 and submits it with the certificate, inside TLS or TLCP.',
          },
          {
            from: 'Server',
            to: 'Phone app',
            message: 'Result',
            detail:
              'The server checks chain, validity, revocation, that the nonce is its own and unused, and then the signature. Any mismatch is refused and its reason recorded.',
          },
        ],
      },
      specification: [
        {
          group: 'Cryptography',
          rows: [
            {
              name: 'Algorithms',
              value: 'SM2, SM3, SM4; ECDSA/ECDH P-256, X25519, AES-128/256, SHA-256',
            },
            { name: 'SM2 sign', value: '45 ms typical, 50 ms limit (about 20 per second)' },
            { name: 'SM2 verify', value: '80 ms typical (about 12 per second)' },
            {
              name: 'SM4-CBC',
              value: 'about 12 KB/s through the card interface (bounded by ISO/IEC 7816)',
            },
            {
              name: 'Key containers',
              value: '4, each with a signing and an encryption key pair; 8 certificates',
            },
            {
              name: 'PIN',
              value: '4–8 digits, 6 by default; blocked after 5 errors; unblocking key 10 tries',
            },
          ],
        },
        {
          group: 'Card and interface',
          rows: [
            {
              name: 'Form',
              value: '2FF/3FF/4FF triple-cut; industrial plug-in; industrial MFF2 (5 mm × 6 mm)',
            },
            {
              name: 'Interface',
              value: 'ISO/IEC 7816-3 T=0, ETSI TS 102 221, 20 logical channels',
            },
            { name: 'Interface speed', value: 'TA1=96 (F=512, D=32): 250 kbit/s at 4 MHz' },
            { name: 'Supply', value: 'class B 3 V, class C 1.8 V' },
            { name: 'Platform', value: 'Java Card 3.0.5 Classic, GlobalPlatform 2.3.1' },
            { name: 'Free memory', value: '96 KB for applets and data' },
          ],
        },
        {
          group: 'Network access',
          rows: [
            {
              name: 'Applications',
              value: 'USIM (TS 31.102 Rel-17), ISIM (TS 31.103), USAT (TS 31.111)',
            },
            { name: 'Authentication', value: 'MILENAGE (TS 35.206), TUAK (TS 35.231)' },
            { name: '5G', value: '5G AKA, EAP-AKA′; SUCI computed on the card as an option' },
          ],
        },
        {
          group: 'Environment and life',
          rows: [
            { name: 'Operating range', value: 'triple-cut −25 to 85 °C; industrial −40 to 105 °C' },
            { name: 'Write cycles', value: '500,000 at 25 °C' },
            { name: 'Data retention', value: '10 years at 85 °C' },
            { name: 'ESD', value: '±4 kV at the contacts (human body model)' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Android phones',
          supported: 'Android 9 or later where the maker opens OMAPI to the UICC',
          note: 'On a few dual-SIM models the second slot is closed; check with the compatibility finder before you order.',
        },
        {
          subject: 'iPhone',
          supported: 'Data SMS and SIM menu',
          note: 'iOS gives third-party apps no channel to the SIM.',
        },
        {
          subject: 'HarmonyOS phones',
          supported: 'Models with OMAPI to the UICC',
          note: 'Verified by model and release; the list is kept with the delivery documents.',
        },
        {
          subject: 'Cellular modules',
          supported: 'Cat.1, 4G and 5G modules with AT+CCHO, AT+CGLA and AT+CCHC of 3GPP TS 27.007',
        },
        {
          subject: 'Certificates',
          supported: 'SM2 certificate pairs (GB/T 20518), requested by PKCS#10',
        },
      ],
      deployment: [
        {
          title: 'Settle operator and numbers',
          text: 'The card holds the operator’s authentication data, so the operator you have signed with personalises and issues it. We deliver card body, applet and personalisation profile and work with that operator.',
        },
        {
          title: 'Write the access rules',
          text: 'Hashes of the permitted apps’ signing certificates go into the ARA-M. Update the rules over the air before an app changes its certificate.',
        },
        {
          title: 'Connect the CA',
          text: 'The card makes its signing key and a certificate request; your CA or a licensed one signs it. The encryption key pair comes from the key management system in a digital envelope.',
        },
        {
          title: 'Pilot in small numbers',
          text: 'Start with 200 cards across the phones really in use, watch the rates of success and of blocked PINs, then widen.',
        },
      ],
      scenarios: [
        {
          title: 'Mobile banking and policy signing',
          text: 'Large transfers and insurance applications are signed on the card over the transaction’s fields. Signature and original are archived together and can be verified years later.',
        },
        {
          title: 'Feeder and metering terminals',
          text: 'An MFF2 card soldered to the board authenticates both ways through the cellular module, and saves a separate security chip.',
        },
        {
          title: 'Encrypted 5G voice',
          text: 'End-to-end encrypted calls agree their session keys with keys on the card. Changing the phone means moving the card; the relations stay.',
        },
      ],
      standards: [
        {
          id: 'GM/T 0028',
          title: 'Security requirements for cryptographic modules (cf. GB/T 37092-2018)',
          scope:
            'Designed to level 2. What is tested is the module formed by applet and chip; the certificate number is supplied with the quotation. Neither the phone app nor your system is covered.',
        },
        {
          id: 'GB/T 32918, GB/T 32905, GB/T 32907',
          title: 'The SM2, SM3 and SM4 algorithms',
          scope:
            'Define the algorithms. The card tests itself at power-up with the examples of the standards. How keys are managed is outside them.',
        },
        {
          id: 'GM/T 0005-2021',
          title: 'Randomness test specification',
          scope:
            'Statistical tests of random sequences. Passing them shows that no bias was found; it is no proof of unpredictability.',
        },
        {
          id: 'ETSI TS 102 221 / 3GPP TS 31.102',
          title: 'UICC–terminal interface / characteristics of the USIM application',
          scope:
            'Physical, electrical and command interface, and network access: interworking with phones. Signing applets are outside their scope.',
        },
        {
          id: 'ISO/IEC 7816-3, -4, -8',
          title: 'Integrated circuit cards with contacts',
          scope:
            'Transmission protocol, command structure and security operations; the applet’s APDUs are coded accordingly.',
        },
      ],
      limits: [
        'The card has no screen or keys of its own. On a fully compromised phone, malware can coax the PIN out of the user and swap the content. For high-risk transactions add the menu confirmation of Shield Auth or a second channel.',
        'On iOS there is no interface between third-party apps and the SIM. Only data SMS works there, and one authentication usually takes 6–15 seconds.',
        'The interface is slow and unfit for files or media. Let the card protect a session key and have the phone or module encrypt in bulk.',
        'A replaced card is a replaced key: the old certificate has to be revoked and a new one issued. Design the loss procedure together with the operator.',
      ],
      questions: [
        {
          question: 'Can I buy a card here that makes calls?',
          answer:
            'Cards from the mall have the applet and no operator’s number or authentication data: for development, or for a private network of your own. Cards for public networks are issued by operators; send us your need and we settle delivery with the operator concerned.',
        },
        {
          question: 'How does it differ from one-tap number login?',
          answer:
            'With one-tap login the network states which number a data flow comes from. There is no user key and no signature. The Safety SIM produces a verifiable SM2 signature after a PIN, which can be kept as evidence.',
        },
        {
          question: 'What about dual-SIM phones?',
          answer:
            'The SDK lists both slots and finds the card by the applet’s AID. Where the system opens only the main slot, a distinct error code tells the user to change slots.',
        },
        {
          question: 'Is eSIM supported?',
          answer:
            'This product is not available as an eSIM profile. Applets on a consumer eUICC are under the control of the device maker and the operator; we assess such projects one by one.',
        },
      ],
    },
  },
};
