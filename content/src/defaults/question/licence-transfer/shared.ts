export default {
  id: 'licence-transfer',
  topic: 'licence',
  products: ['tm-control', 'sdp', 'safety-os'],
};
