export default { id: 'code-missing', topic: 'account', products: [] };
