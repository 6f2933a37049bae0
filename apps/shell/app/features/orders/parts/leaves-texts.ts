/** When what was ordered is there. */
export const leavesTexts = {
  zh: {
    leaves: {
      unpaid: (day: string) => `现在付款，预计 ${day} 全部发出。`,
      paid: (day: string) => `预计 ${day} 全部发出。`,
      late: (day: string) => `原定 ${day} 发出，目前有延迟，我们会尽快发货。`,
    },
    licencesFollow: '授权码在付款后签发，写在订单里。',
  },
  en: {
    leaves: {
      unpaid: (day: string) => `Paid now, everything leaves us around ${day}.`,
      paid: (day: string) => `Everything leaves us around ${day}.`,
      late: (day: string) =>
        `This should have left us around ${day}. It is late, and goes out as soon as we can send it.`,
    },
    licencesFollow: 'Licence keys are issued after payment and stand in the order.',
  },
};
