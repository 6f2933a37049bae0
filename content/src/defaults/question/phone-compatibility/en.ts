export default {
  question: 'Will it work with my phones?',
  answer:
    'Android 9 or later with the OMAPI channel to the UICC open; some dual-SIM models open only the first slot. iPhones do not open the SIM and use data messages, about 6–15 seconds each. Check the models you use with a few sample cards.',
};
