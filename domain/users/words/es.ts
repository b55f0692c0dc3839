/** Names of roles: badges, the choice on the Users page, and Your account. */
export const roles = {
  'super-admin': 'Superadministrador',
  admin: 'Administrador',
  /** The person who manages the safety management system (SMS) of a club. */
  'sms-manager': 'Responsable de seguridad',
  pilot: 'Piloto',
};
