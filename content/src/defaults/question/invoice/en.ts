export default {
  question: 'Which invoices do you issue?',
  answer:
    'Ordinary VAT invoices for persons and companies, entered when you order; companies check their unified social credit code. For special VAT invoices, contact sales.',
};
