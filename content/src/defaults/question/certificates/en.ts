export default {
  question: 'Where are the product certificates?',
  answer:
    'Product pages say which standards a product is designed to, and how far each goes. “Certificates and tests” lists model, version, number, expiry and issuer, to be checked with the issuer; what is not listed is not certified. A certificate covers a model and version, not your system. Whether one issued under the 2014 edition of GM/T 0028 has to be renewed is for its issuer to say.',
};
