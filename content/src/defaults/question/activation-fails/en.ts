export default {
  question: 'Activation fails. What now?',
  answer:
    'A card: change its default PIN first; on a public network the operator has to enable it. A licence: copy the whole key from the order; if all are in use, retire an old terminal; in an isolated network use a request file. If it still fails, send us the error message.',
};
