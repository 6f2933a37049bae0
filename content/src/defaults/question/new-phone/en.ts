export default {
  question: 'Does a card go on working in a new phone?',
  answer:
    'Yes; nothing has to be bought or activated again. The key is in the card: put it into the new phone, which has to open its SIM channel. Where only the Device Security SDK is used, the user is verified on the new phone and gets a new certificate, and the old one is revoked; it takes about a minute.',
};
