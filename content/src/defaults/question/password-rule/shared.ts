export default { id: 'password-rule', topic: 'account', products: [] };
