export default {
  question: '可以用哪些付款方式？',
  answer: '以付款页列出的为准，例如支付宝、微信支付、银行卡、对公转账。付款前可以换一种。',
};
