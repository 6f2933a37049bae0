export default {
  question: 'My PIN is locked. What now?',
  answer:
    'Five wrong entries lock it; an administrator resets it with the unlock code. Ten wrong unlock codes void the container: its signing key is gone, and a new key and certificate are needed.',
};
