export default {
  id: 'verification',
  words: ['验签', '验证签名', '签名验证', 'signature verification'],
};
