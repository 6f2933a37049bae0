export default { id: 'late-payment', topic: 'buying', products: [] };
