export default {
  question: 'No code in my mail?',
  answer:
    'Look in spam; a code is valid for 15 minutes. The page answers the same for every address, so as not to tell who is registered: if yours already has an account, the mail says to log in instead.',
};
