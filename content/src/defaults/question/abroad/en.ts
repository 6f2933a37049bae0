export default {
  question: 'Can you deliver abroad?',
  answer:
    'Please ask us first: some cryptographic products need a licence for export. Before you send or take one abroad, Hong Kong, Macao and Taiwan included, tell us the model, the quantity and the destination.',
};
