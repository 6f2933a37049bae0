export default { id: 'password-expired', topic: 'account', products: [] };
