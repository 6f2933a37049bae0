export default { id: 'download-check', topic: 'security', products: [] };
