export default {
  id: 'arm',
  words: [
    'ARM64',
    'aarch64',
    '鲲鹏',
    '飞腾',
    '国产 CPU',
    '国产芯片',
    'Kunpeng',
    'Phytium',
    '龙芯',
    'Loongson',
    'LoongArch',
    '海光',
    '兆芯',
    '申威',
  ],
};
