/** The roles of staff. A member with several roles has the permissions of all of them. */
export const staffRoles = [
  'editor',
  'shop',
  'support',
  'finance',
  'auditor',
  'administrator',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The factors that a member of staff can enrol; their permissions need one. */
export const staffFactors = ['passkey', 'totp'] as const;
export type StaffFactor = (typeof staffFactors)[number];
