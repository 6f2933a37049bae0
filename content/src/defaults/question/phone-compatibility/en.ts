export default {
  question: 'Will it work with my phones?',
  answer:
    'Android 9 or later with the OMAPI channel to the UICC open; some dual-SIM models open only the first slot. iPhones give apps no access to the SIM and use binary SMS, about 6–15 seconds each. Check the models you use with a few sample cards.',
};
