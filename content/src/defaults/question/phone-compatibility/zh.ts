export default {
  question: '怎么知道我的手机能不能用？',
  answer:
    '安卓要求 Android 9 及以上，且系统开放 UICC 的 OMAPI 通道；有的双卡机型只开放主卡槽。iPhone 不开放 SIM 卡通道，只能走短信路径，一次约 6–15 秒。请先用少量样卡核对在用机型。',
};
