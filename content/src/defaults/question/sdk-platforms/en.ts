export default {
  question: 'Which platforms does the SDK run on?',
  answer:
    'Android 8.0 (9.0 for the card channel), iOS 14 and HarmonyOS 5.0 or later, and a C interface on Windows, Linux and macOS. Mini-programs and plain web pages cannot reach the SIM.',
};
