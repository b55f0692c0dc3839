/** Chooses the owner: a staff member or a typed name, since most owners have no account (C8.7). */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { OWNER_NAME_MAX } from '../../../../domain/actions/action.ts';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control.ts';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { Picker } from '../../../ui/picker/picker.tsx';
import { clubStaff } from '../api.ts';
import * as words from './words/en.ts';

/** Staff by id, others by name; both are null for nobody. */
export type Owner = { ownerId: string | null; ownerName: string | null };

export const NOBODY: Owner = { ownerId: null, ownerName: null };

type Props = FieldProps & {
  /** Null until a club is chosen. */
  clubId: string | null;
  value: Owner;
  /** Name of an owner who may no longer be on the staff. */
  knownName?: string | undefined;
  onChange: (owner: Owner) => void;
};

const NOBODY_OPTION = '';

export function OwnerChoice({ clubId, value, knownName, onChange, ...field }: Props) {
  const { data: staff = [] } = useQuery({ ...clubStaff(clubId ?? ''), enabled: clubId !== null });
  const [typing, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const typeInstead = (search: string) => {
    setTyping(true);
    onChange({ ownerId: null, ownerName: search || null });
    requestAnimationFrame(() => input.current?.focus());
  };
  const showStaffList = () => {
    setTyping(false);
    onChange(NOBODY);
    requestAnimationFrame(() => root.current?.querySelector('button')?.focus());
  };
  const options = staff.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div ref={root}>
      <Field {...field}>
        {(control) =>
          typing || value.ownerName !== null ? (
            <div className="flex gap-2">
              <input
                ref={input}
                type="text"
                autoComplete="off"
                maxLength={OWNER_NAME_MAX}
                value={value.ownerName ?? ''}
                placeholder={words.nameExamples}
                onChange={({ target }) => {
                  setTyping(true);
                  onChange({ ownerId: null, ownerName: target.value || null });
                }}
                className={CONTROL}
                {...control}
              />
              <Button variant="secondary" onClick={showStaffList} className="shrink-0">
                {words.showStaff}
              </Button>
            </div>
          ) : (
            <Picker
              control={control}
              options={value.ownerId ? [{ value: NOBODY_OPTION, label: words.nobodyYet }, ...options] : options}
              value={value.ownerId ?? NOBODY_OPTION}
              onChange={(id) => onChange({ ownerId: id || null, ownerName: null })}
              placeholder={words.chooseOrType}
              display={value.ownerId ? (staff.find(({ id }) => id === value.ownerId)?.name ?? knownName) : undefined}
              extra={{
                label: (hasMatches) => (hasMatches ? words.orTypeName : words.takeThisName),
                onPick: typeInstead,
              }}
            />
          )
        }
      </Field>
    </div>
  );
}
