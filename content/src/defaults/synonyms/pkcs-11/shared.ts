export default {
  id: 'pkcs-11',
  words: ['PKCS#11', 'PKCS11', 'PKCS 11', 'Cryptoki'],
};
