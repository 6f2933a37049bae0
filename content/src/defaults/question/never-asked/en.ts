export default {
  question: 'Someone claiming to be your support asks for a code or PIN. Is it real?',
  answer:
    'No. Our staff never ask for passwords, codes, PINs, unlock codes or keys, nor for remote control of your computer to “activate” something. Note the number and tell us.',
};
