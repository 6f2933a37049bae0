export default {
  id: 'bit-rate-mega',
  words: ['Mbps', 'Mbit/s'],
};
