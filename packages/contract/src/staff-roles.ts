/** What a person of the company may be. Who has several may do what any of them may. */
export const staffRoles = [
  'editor',
  'shop',
  'support',
  'finance',
  'auditor',
  'administrator',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What the rights of somebody of the staff rest on. */
export const staffFactors = ['passkey', 'totp'] as const;
export type StaffFactor = (typeof staffFactors)[number];
