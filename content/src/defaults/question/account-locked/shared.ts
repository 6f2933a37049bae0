export default { id: 'account-locked', topic: 'account', products: [] };
