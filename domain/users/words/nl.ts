/** Names of roles: badges, the choice on the Users page, and Your account. */
export const roles = {
  'super-admin': 'Hoofdbeheerder',
  admin: 'Beheerder',
  /** The person who manages the safety management system (SMS) of a club. */
  'sms-manager': 'Veiligheidsmanager',
  pilot: 'Vlieger',
};
