export default {
  id: 'harmony',
  words: [
    'SDK 支持哪些平台',
    'platforms does the SDK run on',
    '鸿蒙',
    'HarmonyOS',
    'OpenHarmony',
    'HarmonyOS NEXT',
  ],
};
