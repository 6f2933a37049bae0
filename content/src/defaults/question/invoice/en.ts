export default {
  question: 'Which invoices do you issue?',
  answer:
    'General VAT invoices for persons and companies, and special VAT invoices for companies: choose one and enter the details when you order. Companies should check their unified social credit code; a special invoice also needs registered address, telephone, bank and account number.',
};
