export default {
  question: '运费多少？',
  answer: '实物满 500 元免运费，不足收取 12 元；软件许可不计运费。金额在购物车里就能看到。',
};
