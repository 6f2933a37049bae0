export default {
  id: 'bit-rate',
  words: ['Gbps', 'Gbit/s'],
};
