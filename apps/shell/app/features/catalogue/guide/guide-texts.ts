import type { Localised } from '@uid/contract/language';

import type { GuideAnswers, GuideQuestion } from './guide-answers.ts';

type Words = {
  [Q in GuideQuestion]: { question: string; answers: Record<GuideAnswers[Q], string> };
};

interface GuideTexts {
  title: string;
  lead: string;
  open: string;
  show: string;
  again: string;
  results: string;
  because: (answers: readonly (string | undefined)[]) => string;
  unanswered: (count: number) => string;
  nothing: string;
  choose: string;
  questions: Words;
}

/** Texts of the guide through the mall. */
export const guideTexts: Localised<GuideTexts> = {
  zh: {
    title: '四个问题，找到合适的产品',
    lead: '回答后给出一到三种商品和推荐理由。答案都在地址里，可以收藏或发给同事。',
    open: '不知道选哪种？回答四个问题',
    show: '看推荐',
    again: '重新选择',
    results: '推荐给您',
    because: (answers) => `符合您选的：${answers.join('、')}`,
    unanswered: (count) => `还有 ${count} 个问题没有回答。`,
    nothing: '推荐的商品暂时没有在售，请看看全部商品或直接问我们。',
    choose: '看型号与价格',
    questions: {
      subject: {
        question: '要验明谁的身份？',
        answers: {
          people: '人：员工或用户',
          devices: '设备：终端、表计、机器',
          sites: '站点：机房、分支、云',
        },
      },
      key: {
        question: '密钥放在哪里？',
        answers: {
          card: 'SIM 卡里',
          board: '设备主板上',
          network: '网络入口的网关里',
          none: '不加硬件，用软件',
        },
      },
      scale: {
        question: '第一批有多少？',
        answers: { few: '不到 20', some: '20 到 500', many: '500 以上' },
      },
      stage: {
        question: '现在到哪一步？',
        answers: { trial: '先试一条链路', rollout: '准备批量部署' },
      },
    },
  },
  en: {
    title: 'Four questions, then what fits',
    lead: 'Your answers lead to one to three items, each with its reason. They are kept in the address, to bookmark or to share.',
    open: 'Not sure which? Answer four questions',
    show: 'Show what fits',
    again: 'Start again',
    results: 'What fits',
    because: (answers) => `You chose: ${answers.join(' · ')}`,
    unanswered: (count) =>
      count === 1 ? 'One question is still open.' : `${count} questions are still open.`,
    nothing: 'What would fit is not on sale right now. Look through all items, or ask us.',
    choose: 'Models and prices',
    questions: {
      subject: {
        question: 'Whose identity do you need to verify?',
        answers: {
          people: 'People: staff or users',
          devices: 'Devices: terminals, meters, machines',
          sites: 'Sites: data centres, branches, clouds',
        },
      },
      key: {
        question: 'Where should the key be kept?',
        answers: {
          card: 'In a SIM card',
          board: 'On the device’s board',
          network: 'In a gateway at the network edge',
          none: 'In software, without hardware',
        },
      },
      scale: {
        question: 'How many to begin with?',
        answers: { few: 'Fewer than 20', some: '20 to 500', many: 'More than 500' },
      },
      stage: {
        question: 'How far are you?',
        answers: { trial: 'Trying one link first', rollout: 'Ready to roll out' },
      },
    },
  },
};
