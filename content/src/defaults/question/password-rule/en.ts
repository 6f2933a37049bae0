export default {
  question: 'What must a password look like?',
  answer:
    'At least 15 characters, no digits or symbols demanded, no periodic change, pasting allowed. Common and breached passwords and ones with your mail name in them are refused, and you are told which rule it was.',
};
