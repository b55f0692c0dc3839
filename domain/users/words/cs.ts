/** The names of roles: badges and the choice on the page of users, and in the own account. */
export const roles = {
  'super-admin': 'Superadmin',
  admin: 'Admin',
  /** Whoever manages the safety management system (SMS) of a club. */
  'sms-manager': 'Bezpečnostní tým',
  pilot: 'Pilot',
};
