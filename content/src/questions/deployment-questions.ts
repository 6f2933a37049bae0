import type { SupportQuestion } from '@uid/contract/content';

export const deploymentQuestions: SupportQuestion[] = [
  {
    id: 'card-activation',
    topic: 'deployment',
    products: ['safety-sim-card', 'safety-super-sim-card'],
    text: {
      zh: {
        question: '收到安全 SIM 卡后怎样启用？',
        answer:
          '先改出厂 PIN，再在卡内生成密钥并申请证书，后把证书写回卡里。入公网的卡须先由运营商开通；测试卡用测试 CA，不可用于生产。',
      },
      en: {
        question: 'How do I activate a Secure SIM?',
        answer:
          'Change the factory PIN, generate the key in the card, request a certificate and write it back. A card for a public network is activated by its operator first; test cards use a test CA and are not for production.',
      },
    },
  },
  {
    id: 'pin-locked',
    topic: 'deployment',
    products: ['safety-sim-card', 'safety-super-sim-card'],
    text: {
      zh: {
        question: 'PIN 输错被锁怎么办？',
        answer:
          '连续输错 5 次锁定，由管理员用解锁码重置。解锁码连续输错 10 次后容器作废，其中的签名私钥不可恢复，需要重新生成并签发证书。',
      },
      en: {
        question: 'My PIN is locked. What now?',
        answer:
          'Five wrong entries lock it; an administrator resets it with the unlock code. Ten wrong unlock codes void the container: its signing key is gone, and a new key and certificate are needed.',
      },
    },
  },
  {
    id: 'phone-compatibility',
    topic: 'deployment',
    products: ['safety-sim-card', 'safety-super-sim-card', 'safety-shield-auth'],
    text: {
      zh: {
        question: '怎么知道我的手机能不能用？',
        answer:
          '安卓要求 Android 9 及以上，且系统开放 UICC 的 OMAPI 通道；有的双卡机型只开放主卡槽。iPhone 不开放 SIM 卡通道，只能走短信路径，一次约 6–15 秒。请先用少量样卡核对在用机型。',
      },
      en: {
        question: 'Will it work with my phones?',
        answer:
          'Android 9 or later with the OMAPI channel to the UICC open; some dual-SIM models open only the first slot. iPhones do not open the SIM and use data messages, about 6–15 seconds each. Check the models you use with a few sample cards.',
      },
    },
  },
  {
    id: 'module-interface',
    topic: 'deployment',
    products: ['safety-mods'],
    text: {
      zh: {
        question: '安全模组支持哪些接口？',
        answer:
          'UM-L 为 12 mm × 12 mm 贴片，订货时选 SPI 或 USB；UM-M 为 M.2 2242，走 PCIe。软件接口是 SDF、SKF 与 PKCS#11，驱动支持 Linux、FreeRTOS 与 RT-Thread。',
      },
      en: {
        question: 'Which interfaces does the module have?',
        answer:
          'UM-L is a 12 mm × 12 mm part with SPI or USB, chosen when ordering; UM-M is M.2 2242 over PCIe. Software interfaces are SDF, SKF and PKCS#11, with drivers for Linux, FreeRTOS and RT-Thread.',
      },
    },
  },
  {
    id: 'gateway-pair',
    topic: 'deployment',
    products: ['safety-border-gateway', 'safety-auth-gateway'],
    text: {
      zh: {
        question: '网关必须成对部署吗？',
        answer:
          '单台即可运行，但单台是单点故障。边界网关主备同步隧道状态，断电后 1 秒内接管，隧道不重新协商；认证网关多台主主，会话在集群内共享。',
      },
      en: {
        question: 'Must gateways come in pairs?',
        answer:
          'A single one works, but it is a single point of failure. Border gateways share tunnel state: the standby takes over within a second without renegotiating. Authentication gateways run side by side and share sessions.',
      },
    },
  },
  {
    id: 'tunnel-mtu',
    topic: 'deployment',
    products: ['safety-border-gateway'],
    text: {
      zh: {
        question: '建了隧道之后，大文件传不动怎么办？',
        answer:
          '先查 MTU。IPSec 隧道给每个报文增加约 60–80 字节，路径上若丢弃 ICMP，路径 MTU 发现会失效。在网关上把 TCP MSS 限制到 1,360 字节左右，再逐步放大。',
      },
      en: {
        question: 'Why do large transfers stall once the tunnel is up?',
        answer:
          'Check the MTU first. IPsec adds about 60–80 bytes per packet, and path MTU discovery fails where ICMP is dropped. Clamp TCP MSS to about 1,360 bytes on the gateway, then raise it step by step.',
      },
    },
  },
  {
    id: 'time-sync',
    topic: 'deployment',
    products: ['sdp', 'safety-shield-auth', 'safety-border-gateway'],
    text: {
      zh: {
        question: '哪些产品依赖时间同步？',
        answer:
          'SDP 的单包授权容忍 30 秒偏差，超出即被拒绝；证书有效期、安全盾认证的断言、电力指令签名也都看时间。请为终端与服务端配置同一时间源，并监控偏差。',
      },
      en: {
        question: 'Which products depend on the time?',
        answer:
          'SDP’s authorisation packets tolerate a difference of 30 seconds and are refused beyond it; certificates, Shield SIM Authentication assertions and signed power commands depend on the time too. Give terminals and servers one time source, and watch the drift.',
      },
    },
  },
  {
    id: 'browser-sm',
    topic: 'deployment',
    products: ['internet-tls'],
    text: {
      zh: {
        question: '浏览器不支持国密怎么办？',
        answer:
          '互联网 TLS 在同一端口同时提供国际套件，浏览器按自身能力选择。要求仅用国密的场景，须指定支持 TLCP 的浏览器，或使用内嵌 SDK 的应用。',
      },
      en: {
        question: 'What about browsers without SM suites?',
        answer:
          'TLS Terminator offers international suites on the same port and the browser chooses. Where only SM is allowed, name a browser that speaks TLCP, or use an application with the SDK.',
      },
    },
  },
  {
    id: 'sdk-platforms',
    topic: 'deployment',
    products: ['tm-safety-sdk'],
    text: {
      zh: {
        question: 'SDK 支持哪些平台？',
        answer:
          'Android 8.0 及以上（卡通道需 9.0）、iOS 14 及以上、HarmonyOS 5.0 及以上，以及 Windows、Linux、macOS 的 C 接口。小程序与纯网页不能调用 SIM 卡。',
      },
      en: {
        question: 'Which platforms does the SDK run on?',
        answer:
          'Android 8.0 (9.0 for the card channel), iOS 14 and HarmonyOS 5.0 or later, and a C interface on Windows, Linux and macOS. Mini-programs and plain web pages cannot reach the SIM.',
      },
    },
  },
];
