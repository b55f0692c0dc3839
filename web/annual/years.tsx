/** The years that can be chosen: the last ten, and a valid older one from the address (C12.5). */
import { isAnnualYear } from '../../domain/annual/year.ts';

const YEARS_BACK = 10;

export function YearOptions({ selected, thisYear }: { selected: string; thisYear: number }) {
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
  const isOther = !years.includes(selected);
  return (
    <>
      {isOther && (isAnnualYear(selected) ? <option>{selected}</option> : <option hidden value={selected} />)}
      {years.map((year) => (
        <option key={year}>{year}</option>
      ))}
    </>
  );
}
