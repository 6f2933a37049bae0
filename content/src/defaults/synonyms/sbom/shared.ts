export default {
  id: 'sbom',
  words: [
    '物料清单',
    'SBOM',
    '软件物料清单',
    '软件清单',
    '软件供应链',
    '供应链安全',
    '供应链',
    'bill of materials',
    'software bill of materials',
    'supply chain',
    'open source components',
    'third-party components',
    '开源组件',
  ],
};
