import type { SupportQuestion } from '@uid/contract/content';

export const licenceQuestions: SupportQuestion[] = [
  {
    id: 'licence-count',
    topic: 'licence',
    products: [],
    text: {
      zh: {
        question: '许可按什么计数？',
        answer:
          '终端管控按终端，SDP 按用户，TLS 按节点，SDK 按应用标识，安全盾认证按月活用户，虚拟网关按实例，操作系统按终端一次购买。商品页写明单位。',
      },
      en: {
        question: 'How are licences counted?',
        answer:
          'Endpoint Management by terminal, SDP by user, TLS by node, the SDK by application, Shield SIM Authentication by monthly users, virtual gateways by instance, and the OS once per terminal. Each item names its unit.',
      },
    },
  },
  {
    id: 'licence-renewal',
    topic: 'licence',
    products: [],
    text: {
      zh: {
        question: '许可到期后会停用吗？',
        answer:
          '本地部署的软件继续运行，但不再提供更新与新的激活；安全功能不会因到期自行关闭。托管的安全盾认证服务到期后停止，到期前 60 天与 15 天各提醒一次。',
      },
      en: {
        question: 'What happens when a licence ends?',
        answer:
          'Software on your own machines goes on, without updates and new activations; security functions never switch themselves off. The hosted Shield SIM Authentication service stops, with notices 60 and 15 days before.',
      },
    },
  },
  {
    id: 'licence-transfer',
    topic: 'licence',
    products: ['tm-control', 'sdp', 'safety-os'],
    text: {
      zh: {
        question: '许可可以换设备吗？',
        answer:
          '可以。在控制台停用旧终端即释放名额，每年次数不限，但同时在用数不能超过许可数。操作系统许可随终端报废而终止，换主板可申请重新激活。',
      },
      en: {
        question: 'Can a licence move to another device?',
        answer:
          'Yes: retire the old terminal in the console and its place is free, as often as you like within the number licensed. An OS licence ends with its terminal; after a new mainboard, ask for reactivation.',
      },
    },
  },
  {
    id: 'licence-offline',
    topic: 'licence',
    products: ['tm-control', 'internet-tls', 'safety-os'],
    text: {
      zh: {
        question: '隔离网里怎样激活？',
        answer:
          '在控制台导出请求文件，用另一台能上网的电脑提交，取回许可文件再导入。文件只含设备指纹与许可编号，内容可以打开查看。',
      },
      en: {
        question: 'How do I activate in an isolated network?',
        answer:
          'Export a request file in the console, submit it from a machine with internet, and import the licence file you get back. It holds a device fingerprint and a licence number only, and you can read it.',
      },
    },
  },
  {
    id: 'licence-trial',
    topic: 'licence',
    products: ['internet-tls'],
    text: {
      zh: {
        question: '可以先试用吗？',
        answer:
          '互联网 TLS 提供 30 天测试许可，功能相同。硬件请购少量样品或开发套件；其余产品的试用按项目约定范围与时间，试用期内同样提供安全更新。',
      },
      en: {
        question: 'Is there a trial?',
        answer:
          'TLS Terminator has a 30-day test licence with the same functions. For hardware, buy a few samples or a kit; for other products we agree scope and time with you, with security updates meanwhile.',
      },
    },
  },
];
