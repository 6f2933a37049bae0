export default {
  question: '安全模组支持哪些接口？',
  answer:
    'UM-L 为 12 mm × 12 mm 贴片，订货时选 SPI 或 USB；UM-M 为 M.2 2242，走 PCIe。软件接口是 SDF、SKF 与 PKCS#11，驱动支持 Linux、FreeRTOS 与 RT-Thread。',
};
