export default { id: 'sign-out-elsewhere', topic: 'account', products: [] };
