/** The names of roles: badges and the choice on the page of users, and in the own account. */
export const roles = {
  'super-admin': 'Super-Admin',
  admin: 'Admin',
  /** Whoever manages the safety management system (SMS) of a club. */
  'sms-manager': 'Sicherheitsteam',
  pilot: 'Pilot',
};
