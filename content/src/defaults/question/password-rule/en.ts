export default {
  question: 'What must a password look like?',
  answer:
    'At least 15 characters. Digits and symbols are not required, by default it never has to be changed at intervals, and pasting is allowed. Common and breached passwords, and those containing the name in your email address, are refused, and you are told which rule applied.',
};
