export default {
  question: '浏览器不支持国密怎么办？',
  answer:
    '互联网 TLS 在同一端口同时提供国际套件，浏览器按自身能力选择。要求仅用国密的场景，须指定支持 TLCP 的浏览器，或使用内嵌 SDK 的应用。',
};
