export default {
  id: 'export-control',
  words: [
    '带往境外',
    'take one abroad',
    'export control',
    'export licence',
    'export license',
    '出口管制',
    '出口许可',
    '关税',
    'customs',
    'customs duty',
    'import duty',
    '清关',
    'HS code',
    '报关',
  ],
};
