export default { id: 'guest-cart', topic: 'buying', products: [] };
