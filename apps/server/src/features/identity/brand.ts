import { company } from '@uid/content/company';

/** The company's name as mails and password rules know it. */
export const { brand } = company;
