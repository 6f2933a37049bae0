export default {
  question: 'Can two people share an account?',
  answer:
    'Better not: passkeys, devices and the record of activity belong to one person. Let colleagues register their own. Invoices can name the same company, lists can be pasted from a spreadsheet, and a quote can be passed on as a PDF.',
};
