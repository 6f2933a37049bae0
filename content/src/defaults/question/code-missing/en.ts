export default {
  question: 'Why has the code not arrived?',
  answer:
    'Check your spam folder; a code is valid for 15 minutes. The page gives the same answer for every address, so as not to reveal who is registered: if yours already has an account, the email tells you to log in instead.',
};
