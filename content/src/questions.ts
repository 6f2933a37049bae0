import written from './defaults/question.ts';
import { readDefaults } from './read-defaults.ts';

/** The most frequent questions of customers, by topic. */
export const supportQuestions = readDefaults('question', written);
