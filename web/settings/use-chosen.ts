import { useState } from 'react';
import { changedFields } from '../components/saving/changed-fields.ts';

/** What was chosen in a form and is not saved. Once saved it is no longer sent, as a colleague may change it (C3.18). */
export function useChosen<Values extends object>(saved: Values) {
  const [chosen, setChosen] = useState<Partial<Values>>({});
  const values: Values = { ...saved, ...chosen };
  return {
    values,
    changed: changedFields(saved, values),
    choose: (next: Partial<Values>) => setChosen((earlier) => ({ ...earlier, ...next })),
    /** Keeps what was chosen while it was being saved. */
    discardSent: (sent: Partial<Values>) => setChosen((now) => changedFields(sent, now)),
  };
}
