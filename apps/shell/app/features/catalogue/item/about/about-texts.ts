/** Texts of the part of an item's page that describes its product. */
export const aboutTexts = {
  zh: {
    specification: '规格',
    ofProduct: (name: string) => `规格为产品“${name}”的数据；各型号的差别写在型号名称里。`,
    more: '产品原理、部署与标准',
    fits: '和您现有的一起用吗',
    fitsIntro: '选一个系统、设备或产品，下面用一句话回答；依据是产品文档与已发布的方案。',
    with: '与什么一起用',
    pick: '请选择',
    systems: '系统与设备',
    products: '我们的产品',
    check: '核对',
    system: (item: string, subject: string) => `${item} · ${subject}`,
    together: (item: string, other: string) => `可以：${item}与${other}在已发布的方案中一起使用。`,
    inSolution: (solution: string, own: string, other: string) =>
      `${solution}：前者负责“${own}”，后者负责“${other}”。`,
    unknown: (item: string, subject: string) => `我们的文档没有写${item}与${subject}的配合`,
    unknownText: '不等于不能用。告诉我们型号与版本，工程师核对后答复。',
    askUs: '询问工程师',
    goesWith: '一起使用的商品',
    sameProduct: '同一产品的其他商品',
    similar: '相近的商品',
    compare: '把这些商品并排比较',
    questions: '常见问题',
    details: '资料与问题',
  },
  en: {
    specification: 'Specification',
    ofProduct: (name: string) =>
      `Figures of the product ${name}; the model’s name says where models differ.`,
    more: 'How it works, deployment, standards',
    fits: 'Does it work with what you have?',
    fitsIntro:
      'Choose a system, a device or a product: the answer is one sentence, based on the product’s documents and our published solutions.',
    with: 'Together with',
    pick: 'Please choose',
    systems: 'Systems and devices',
    products: 'Our products',
    check: 'Check',
    system: (item: string, subject: string) => `${item} · ${subject}`,
    together: (item: string, other: string) =>
      `Yes: ${item} and ${other} are used together in a published solution.`,
    inSolution: (solution: string, own: string, other: string) =>
      `${solution}: the first for “${own}”, the second for “${other}”.`,
    unknown: (item: string, subject: string) =>
      `Our documents do not cover ${item} with ${subject}`,
    unknownText:
      'That does not mean it fails. Tell us model and version: an engineer checks and answers.',
    askUs: 'Ask an engineer',
    goesWith: 'Used together with it',
    sameProduct: 'More of the same product',
    similar: 'Similar items',
    compare: 'Compare these side by side',
    questions: 'Questions',
    details: 'Documents and questions',
  },
};
