export const keyMapTexts = {
  zh: {
    noKey: '这里没有密钥',
    between: (left: string, right: string, name: string) => `${name}：${left}与${right}之间`,
    crosses: '过线：',
    never: '不过线：',
  },
  en: {
    noKey: 'No secret here',
    between: (left: string, right: string, name: string) => `${name}: ${left} | ${right}`,
    crosses: 'Crosses: ',
    never: 'Never crosses: ',
  },
};
