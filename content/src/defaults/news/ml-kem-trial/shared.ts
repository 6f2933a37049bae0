export default {
  id: 'ml-kem-trial',
  category: 'product',
  publishedOn: '2026-08-20',
  products: ['internet-tls'],
};
