/** Names of roles: badges, the choice on the Users page, and Your account. */
export const roles = {
  'super-admin': 'Superadministrator',
  admin: 'Administrator',
  /** The person who manages the safety management system (SMS) of a club. */
  'sms-manager': 'Kierownik ds. bezpieczeństwa',
  pilot: 'Pilot',
};
