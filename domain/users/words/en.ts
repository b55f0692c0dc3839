/** Names of roles: badges, the choice on the Users page, and Your account. */
export const roles = {
  'super-admin': 'Super Admin',
  admin: 'Admin',
  /** The person who manages the safety management system (SMS) of a club. */
  'sms-manager': 'SMS Manager',
  pilot: 'Pilot',
};
