export default {
  question: 'Where are the product certificates?',
  answer:
    'Product pages say which standards a product is designed to, and how far each goes. Valid certificate numbers come with the quotation and can be checked with the issuer. A certificate is for a model and version, not for your system.',
};
