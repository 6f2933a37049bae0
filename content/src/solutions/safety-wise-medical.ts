import type { Solution } from '@uid/contract/content';

export const safetyWiseMedical: Solution = {
  slug: 'safety-wise-medical',
  position: 4,
  drawing: 'bed-monitor',
  products: [
    'safety-sim-card',
    'safety-auth-gateway',
    'tm-safety-sdk',
    'internet-tls',
    'safety-os',
  ],
  case: 'tertiary-hospital',
  text: {
    zh: {
      name: '智慧医疗安全',
      job: '医护一卡登录、离开即锁，医嘱与记录带可查证的签名。',
      description:
        '面向医院的身份与签名方案：移动护理终端一卡登录，医嘱电子签名与时间戳，患者端接口使用国密与国际双套件。',
      risk: {
        title: '共用的账号，说不清的医嘱',
        paragraphs: [
          '护理车与医生站常年登录同一个账号。出现纠纷时，系统里只有一个岗位的名字，没有开具者本人。',
          '互联网医院把检查结果送到患者手机上，接口的证书、令牌与接口权限成为新的入口。',
        ],
      },
      regulations: [
        {
          id: '医疗卫生机构网络安全管理办法',
          title: '2022 年施行',
          asks: '落实等级保护与数据分类分级，三级系统每年至少测评一次，二级系统至少每两年一次。',
        },
        {
          id: '电子签名法',
          title: '可靠电子签名',
          asks: '签名数据由签名人专有并控制，签名后的改动能被发现；据此可与手写签名具有同等效力。',
        },
        {
          id: 'ISO 27799',
          title: '健康信息安全管理',
          asks: '把 ISO/IEC 27002 的控制项落到医疗场景，例如共享终端与应急访问。',
        },
      ],
      architecture: {
        title: '床旁到患者手机',
        tiers: [
          {
            name: '床旁',
            boxes: [
              {
                id: 'cart',
                name: '移动护理终端',
                text: '加固系统，插卡登录',
                product: 'safety-os',
              },
              { id: 'card', name: '医护卡', text: '密钥与签名', product: 'safety-sim-card' },
            ],
          },
          {
            name: '院内',
            boxes: [
              {
                id: 'auth',
                name: '认证网关',
                text: '单点登录，核对证书',
                product: 'safety-auth-gateway',
              },
              {
                id: 'his',
                name: 'HIS 与电子病历',
                text: '调用 SDK 完成签名',
                product: 'tm-safety-sdk',
              },
            ],
          },
          {
            name: '对外',
            boxes: [
              { id: 'tls', name: '互联网 TLS', text: '双套件接口', product: 'internet-tls' },
              { id: 'patient', name: '患者手机', text: '查看结果' },
            ],
          },
        ],
        links: [
          { from: 'card', to: 'cart', label: '近距离登录' },
          { from: 'cart', to: 'auth', label: '证书认证' },
          { from: 'auth', to: 'his', label: '单点登录' },
          { from: 'his', to: 'tls', label: '脱敏后的结果' },
          { from: 'tls', to: 'patient', label: 'TLS 1.3 或 TLCP' },
        ],
      },
      before: ['一车一账号', '口令贴在屏幕边', '签名只是一张图片'],
      after: ['一人一卡，离开即锁', '换班时上一人会话自动结束', '签名含证书与时间戳，可独立验证'],
      bill: [
        { product: 'safety-sim-card', quantity: '每位医护 1 张', role: '身份与签名' },
        { product: 'safety-auth-gateway', quantity: '2 台', role: '单点登录' },
        { product: 'tm-safety-sdk', quantity: '每个应用 1 份', role: '电子病历签名' },
        { product: 'internet-tls', quantity: '每个出口节点 1 份', role: '对患者的接口' },
      ],
      rollout: [
        { weeks: '第 1–2 周', title: '调研', text: '梳理共用账号、换班流程与应急访问。' },
        {
          weeks: '第 3–6 周',
          title: '一个病区',
          text: '发卡、改登录，夜班先行，保留应急口令封套。',
        },
        { weeks: '第 7–14 周', title: '全院', text: '按病区推进，同步改造电子病历签名。' },
        { weeks: '第 15–16 周', title: '验收', text: '抽验百份签名，演练应急访问与补卡。' },
      ],
      questions: [
        {
          question: '抢救时没带卡怎么办？',
          answer: '应急访问可由两人口令开启，限时、限病区，并在事后由质控复核。不设无记录的后门。',
        },
        {
          question: '已有的电子病历要重写吗？',
          answer:
            '不需要。登录改走认证网关的标准协议，签名处调用 SDK 的一个接口；签名格式与既有 CA 服务对接。',
        },
      ],
    },
    en: {
      name: 'Hospital security',
      job: 'Staff log in with one card, the screen locks when they leave, and orders carry signatures that can be checked.',
      description:
        'Identity and signature for hospitals: card login at carts, signed and time-stamped orders, interfaces to patients with international and SM cipher suites.',
      risk: {
        title: 'Shared accounts, orders nobody gave',
        paragraphs: [
          'Nursing carts and doctors’ stations stay logged in to one account for years. In a dispute the system knows a post, not the person who gave the order.',
          'Online services send results to patients’ phones; certificates, tokens and permissions of those interfaces are a new entrance.',
        ],
      },
      regulations: [
        {
          id: 'Measures for cybersecurity of health institutions',
          title: 'in force since 2022',
          asks: 'Classified protection and data grading; level 3 systems assessed yearly, level 2 at least every two years.',
        },
        {
          id: 'Electronic Signature Law',
          title: 'reliable signatures',
          asks: 'The signing data belongs to and is controlled by the signer, and later changes show; such a signature equals a handwritten one.',
        },
        {
          id: 'ISO 27799',
          title: 'health information security',
          asks: 'Applies the controls of ISO/IEC 27002 to care: shared terminals, emergency access.',
        },
      ],
      architecture: {
        title: 'From the bedside to the patient’s phone',
        tiers: [
          {
            name: 'Bedside',
            boxes: [
              {
                id: 'cart',
                name: 'Nursing terminal',
                text: 'hardened, opened by card',
                product: 'safety-os',
              },
              {
                id: 'card',
                name: 'Staff card',
                text: 'key and signature',
                product: 'safety-sim-card',
              },
            ],
          },
          {
            name: 'Hospital',
            boxes: [
              {
                id: 'auth',
                name: 'Authentication gateway',
                text: 'single sign-on by certificate',
                product: 'safety-auth-gateway',
              },
              {
                id: 'his',
                name: 'HIS and records',
                text: 'sign through the SDK',
                product: 'tm-safety-sdk',
              },
            ],
          },
          {
            name: 'Outside',
            boxes: [
              {
                id: 'tls',
                name: 'Internet TLS',
                text: 'interfaces with both suites',
                product: 'internet-tls',
              },
              { id: 'patient', name: 'Patient’s phone', text: 'reads results' },
            ],
          },
        ],
        links: [
          { from: 'card', to: 'cart', label: 'login at close range' },
          { from: 'cart', to: 'auth', label: 'certificate authentication' },
          { from: 'auth', to: 'his', label: 'single sign-on' },
          { from: 'his', to: 'tls', label: 'results, reduced' },
          { from: 'tls', to: 'patient', label: 'TLS 1.3 or TLCP' },
        ],
      },
      before: ['One account a cart', 'Passwords on the bezel', 'A signature is a picture'],
      after: [
        'One card a person, locked when away',
        'A shift change ends the last session',
        'Signatures carry certificate and time, checkable by anyone',
      ],
      bill: [
        { product: 'safety-sim-card', quantity: '1 a person', role: 'identity and signature' },
        { product: 'safety-auth-gateway', quantity: '2', role: 'single sign-on' },
        { product: 'tm-safety-sdk', quantity: '1 an application', role: 'record signatures' },
        { product: 'internet-tls', quantity: '1 an exit node', role: 'interfaces to patients' },
      ],
      rollout: [
        {
          weeks: 'Weeks 1–2',
          title: 'Study',
          text: 'Shared accounts, shift changes, emergency access.',
        },
        {
          weeks: 'Weeks 3–6',
          title: 'One ward',
          text: 'Cards and login, night shift first, sealed emergency envelopes kept.',
        },
        { weeks: 'Weeks 7–14', title: 'All wards', text: 'Ward by ward, with record signatures.' },
        {
          weeks: 'Weeks 15–16',
          title: 'Accept',
          text: 'A hundred signatures checked; emergency access and card loss drilled.',
        },
      ],
      questions: [
        {
          question: 'An emergency, and no card at hand?',
          answer:
            'Two people can open emergency access, limited in time and ward and reviewed afterwards. There is no unrecorded back door.',
        },
        {
          question: 'Must the records system be rewritten?',
          answer:
            'No. Login moves to the gateway’s standard protocols, and signing calls one function of the SDK; formats fit your certificate authority.',
        },
      ],
    },
  },
};
