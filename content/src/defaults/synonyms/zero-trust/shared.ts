export default {
  id: 'zero-trust',
  words: ['零信任', 'zero trust', 'SDP', '软件定义边界', 'ZTNA', 'SDP gateway'],
};
