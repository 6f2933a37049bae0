export default {
  question: 'Which invoices do you issue?',
  answer:
    'General VAT invoices (fapiao) with a person’s or company’s name as title, and special ones for companies: choose when you order. Companies check their unified social credit code; special ones also need registered address, telephone, bank and account. We email you when it is issued; save it as PDF or OFD from the order’s page.',
};
