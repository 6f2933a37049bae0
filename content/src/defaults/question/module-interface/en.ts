export default {
  question: 'Which interfaces does the module have?',
  answer:
    'UM-L is a 12 mm × 12 mm part with SPI or USB, chosen when ordering; UM-M is M.2 2242 over PCIe. Software interfaces are SDF, SKF and PKCS#11, with drivers for Linux, FreeRTOS and RT-Thread.',
};
