/** Names of roles: badges, the choice on the Users page, and Your account. */
export const roles = {
  'super-admin': 'Superadmin',
  admin: 'Admin',
  /** The person who manages the safety management system (SMS) of a club. */
  'sms-manager': 'Člen bezpečnostního týmu',
  pilot: 'Pilot',
};
