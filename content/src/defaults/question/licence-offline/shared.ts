export default {
  id: 'licence-offline',
  topic: 'licence',
  products: ['tm-control', 'internet-tls', 'safety-os'],
};
