import written from './defaults/question.ts';
import { readDefaults } from './read-defaults.ts';

/** What customers ask most, by topic. */
export const supportQuestions = readDefaults('question', written);
