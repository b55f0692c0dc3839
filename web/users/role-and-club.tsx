/** Chooses role and club, which must match (C4.2, C4.3, C4.5). */
import { useQuery } from '@tanstack/react-query';
import { manageableRoles } from '../../domain/permissions.ts';
import { PROBLEMS } from '../../domain/problems.ts';
import { ROLE_LABELS, ROLES, type Role, type User } from '../../domain/users/user.ts';
import { UNKNOWN_CLUB } from '../components/clubs/club-name.ts';
import { clubs } from '../components/lookups.ts';
import { RequiredLabel } from '../ui/dialogs/required-label.tsx';
import { SelectField } from '../ui/field.tsx';
import { NO_CLUB, type UserValues, withRole } from './user-form.ts';
import * as words from './words/en.ts';

type Props = {
  actor: User;
  user: User | null;
  values: UserValues;
  errors: Record<string, string | undefined>;
  onChange: (values: UserValues) => void;
};

/** Unavailable options are disabled; the hint says why. */
export function RoleAndClub(props: Props) {
  return (
    <>
      <RoleField {...props} />
      <ClubField {...props} />
    </>
  );
}

function RoleField({ actor, user, values, errors, onChange }: Props) {
  const assignable = manageableRoles(actor);
  const own = user?.id === actor.id;
  const hint = own
    ? PROBLEMS['users/cannot-change-own-role']
    : assignable.length < ROLES.length && words.onlySuperAdminsAssign;
  return (
    <SelectField
      id="user-role"
      label={<RequiredLabel>{words.role}</RequiredLabel>}
      aria-required
      hint={hint}
      error={errors['role']}
      disabled={own}
      value={values.role}
      onChange={({ target }) => onChange(withRole(values, target.value as Role))}
    >
      {assignable.map((role) => (
        <option key={role} value={role}>
          {ROLE_LABELS[role]}
        </option>
      ))}
    </SelectField>
  );
}

function ClubField({ actor, values, errors, onChange }: Props) {
  const { data = [], isError } = useQuery(clubs);
  const isSuperAdmin = values.role === 'super-admin';
  const mayAssign = (id: string) => actor.role === 'super-admin' || id === actor.clubId;
  const isUnknown = values.clubId !== '' && values.clubId !== NO_CLUB && data.every(({ id }) => id !== values.clubId);
  const hint = [words.mustHaveClub, actor.role === 'admin' && words.ownClubOnly, isError && words.clubsNotLoaded];
  return (
    <SelectField
      id="user-club"
      label={isSuperAdmin ? words.clubOptional : <RequiredLabel>{words.club}</RequiredLabel>}
      aria-required={!isSuperAdmin}
      hint={hint.filter(Boolean).join(' ')}
      error={errors['clubId']}
      value={values.clubId}
      onChange={({ target }) => onChange({ ...values, clubId: target.value })}
    >
      {values.clubId === '' && <option value="">{words.selectClub}</option>}
      {isUnknown && <option value={values.clubId}>{UNKNOWN_CLUB}</option>}
      {isSuperAdmin && <option value={NO_CLUB}>{words.noClub}</option>}
      {data.map(({ id, name }) => (
        <option key={id} value={id} disabled={!mayAssign(id)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
