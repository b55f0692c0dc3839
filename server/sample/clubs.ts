/**
 * Five invented clubs, three with their own languages, and their staff (C1.4). Email addresses use domains
 * that nobody can own (RFC 2606).
 */
import { emailKey } from '../../domain/text/email.ts';
import type { Role } from '../../domain/users/user.ts';
import type { SampleClub } from './sample-report.ts';

export const SAMPLE_CLUBS = [
  { name: 'Wrenfold Gliding Club', location: 'Wrenfold Airfield, United Kingdom', language: null },
  { name: 'Copperhollow Soaring Club', location: 'Copperhollow Field, United States', language: null },
  { name: 'Segelfluggruppe Erlenmoos', location: 'Flugplatz Erlenmoos, Austria', language: 'de' },
  { name: 'Vol à voile de Valbrune', location: 'Aérodrome de Valbrune, France', language: 'fr' },
  { name: 'Aeroklub Brzozowa Dolina', location: 'Lotnisko Brzozowa Dolina, Poland', language: 'pl' },
] as const;

type SampleStaff = { email: string; name: string; role: Exclude<Role, 'super-admin'>; club: SampleClub };

/** An admin, a safety manager and a pilot for each club; the super-admin comes from the settings. */
export const SAMPLE_STAFF: readonly SampleStaff[] = [
  { email: 'admin@example.org', name: 'Philippa Strand', role: 'admin', club: 0 },
  { email: 'safety.wrenfold@example.org', name: 'Edmund Quill', role: 'sms-manager', club: 0 },
  { email: 'safety.copperhollow@example.org', name: 'Marisol Tate', role: 'sms-manager', club: 1 },
  { email: 'safety.erlenmoos@example.org', name: 'Leopold Amsel', role: 'sms-manager', club: 2 },
  { email: 'safety.valbrune@example.org', name: 'Solène Marchevert', role: 'sms-manager', club: 3 },
  { email: 'safety.brzozowa@example.org', name: 'Bogna Jaskółka', role: 'sms-manager', club: 4 },
  { email: 'pilot.wrenfold@example.org', name: 'Isla Penhallow', role: 'pilot', club: 0 },
  { email: 'pilot.copperhollow@example.org', name: 'Dwight Okafor', role: 'pilot', club: 1 },
];

/** The sample staff; anyone with the super-admin's email gets another one (C1.3). */
export function sampleStaffFor(superAdmin: { email: string }): SampleStaff[] {
  const taken = emailKey(superAdmin.email);
  return SAMPLE_STAFF.map((person) =>
    emailKey(person.email) === taken ? { ...person, email: `sample.${person.email}` } : person,
  );
}
