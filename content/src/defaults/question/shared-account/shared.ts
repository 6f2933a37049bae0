export default { id: 'shared-account', topic: 'account', products: [] };
