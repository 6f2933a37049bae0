export default {
  question: 'Can a licence move to another device?',
  answer:
    'Yes: retire the old terminal in the console and its licence is freed, as often as you like within the number licensed. An OS licence ends with its terminal; after a new mainboard, ask for reactivation.',
};
