/** Names of roles: badges, the choice on the Users page, and Your account. */
export const roles = {
  'super-admin': 'Amministratore generale',
  admin: 'Amministratore',
  /** The person who manages the safety management system (SMS) of a club. */
  'sms-manager': 'Responsabile sicurezza',
  pilot: 'Pilota',
};
