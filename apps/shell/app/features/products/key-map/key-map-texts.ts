export const keyMapTexts = {
  zh: {
    walk: '选一条，看它过线，还是停在线上',
    noKey: '这里没有密钥',
    between: (left: string, right: string, name: string) => `${name}：${left}与${right}之间`,
    crosses: '过线：',
    never: '不过线：',
  },
  en: {
    walk: 'Choose one: it crosses its line, or stops there',
    noKey: 'No secret here',
    between: (left: string, right: string, name: string) => `${name}: ${left} | ${right}`,
    crosses: 'Crosses: ',
    never: 'Never crosses: ',
  },
};
