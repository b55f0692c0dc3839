/** The names of roles: badges and the choice on the page of users, and in the own account. */
export const roles = {
  'super-admin': 'Amministratore generale',
  admin: 'Amministratore',
  /** Whoever manages the safety management system (SMS) of a club. */
  'sms-manager': 'Responsabile sicurezza',
  pilot: 'Pilota',
};
