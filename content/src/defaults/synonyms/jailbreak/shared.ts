export default {
  id: 'jailbreak',
  words: [
    '越狱',
    'jailbreak',
    'jailbroken',
    'root 检测',
    '越狱检测',
    'rooted',
    'jailbreak detection',
    'root detection',
    'rooted phone',
    '刷机',
    '模拟器',
    '调试检测',
    'tamper detection',
  ],
};
