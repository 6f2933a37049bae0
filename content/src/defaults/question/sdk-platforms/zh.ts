export default {
  question: 'SDK 支持哪些平台？',
  answer:
    'Android 8.0 及以上（卡通道需 9.0）、iOS 14 及以上、HarmonyOS 5.0 及以上，以及 Windows、Linux、macOS 的 C 接口。小程序与纯网页不能调用 SIM 卡。',
};
