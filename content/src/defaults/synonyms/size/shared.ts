export default {
  id: 'size',
  words: ['尺寸', '外形', 'mm', 'dimensions', 'form factor', 'height and width'],
};
