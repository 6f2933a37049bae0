export default {
  id: 'certificate-authority',
  words: [
    '申请证书',
    'certificate authority',
    'registration authority',
    'PKI',
    '公钥基础设施',
    '数字证书',
    'CA 证书',
    'CA证书',
    '证书颁发机构',
    'public key infrastructure',
    'digital certificate',
    'digital certificates',
    'X.509',
  ],
};
