export default {
  question: '支持抗量子算法吗？',
  answer:
    '互联网 TLS 支持 X25519MLKEM768 混合密钥交换（ML-KEM 由 FIPS 203 定义），需在配置中开启。UM-M 模组的固件为 ML-KEM 与 ML-DSA 预留空间；UM-L 与现有卡的存储不足，不作承诺。',
};
