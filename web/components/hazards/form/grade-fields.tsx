/** Severity and likelihood, before and after controls, side by side (C18.2). */
import { GRADES } from '../../../../domain/hazards/level.ts';
import { likelihoods, severities } from '../../../../domain/hazards/words/en.ts';
import { fill } from '../../../../domain/language/text.ts';
import { RequiredLabel } from '../../../ui/dialogs/required-label.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { FormPart } from '../../form-part.ts';
import { LevelChip } from '../level-chip.tsx';
import type { HazardValues } from './hazard-values.ts';
import * as words from './words/en.ts';

type Name = 'severity' | 'likelihood' | 'leftSeverity' | 'leftLikelihood';
type Props = FormPart<HazardValues>;

export function GradeFields(props: Props) {
  const { values } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">
      <Group legend={words.beforeControls} severity={values.severity} likelihood={values.likelihood}>
        <Grade {...props} name="severity" isRequired />
        <Grade {...props} name="likelihood" isRequired />
      </Group>
      <Group legend={words.afterControls} severity={values.leftSeverity} likelihood={values.leftLikelihood}>
        <Grade {...props} name="leftSeverity" />
        <Grade {...props} name="leftLikelihood" />
      </Group>
    </div>
  );
}

type GroupProps = {
  legend: string;
  severity: number | null;
  likelihood: number | null;
  children: React.ReactNode;
};

function Group({ legend, severity, likelihood, children }: GroupProps) {
  return (
    <fieldset className="grid min-w-0 content-start gap-3 border-line sm:rounded-card sm:border sm:p-3">
      <legend className="pb-2 sm:px-1 sm:pb-0 text-[0.9375rem] font-semibold">{legend}</legend>
      {children}
      <p role="status" className="text-sm">
        <span className="sr-only">{words.level} </span>
        <LevelChip severity={severity} likelihood={likelihood} />
      </p>
    </fieldset>
  );
}

const LABELS: Record<Name, string> = {
  severity: words.severity,
  likelihood: words.likelihood,
  leftSeverity: words.severity,
  leftLikelihood: words.likelihood,
};

function Grade({
  id,
  name,
  values,
  errors,
  onChange,
  isRequired = false,
}: Props & { name: Name; isRequired?: boolean }) {
  const meaning = name === 'severity' || name === 'leftSeverity' ? severities : likelihoods;
  return (
    <SelectField
      id={`${id}-${name}`}
      label={isRequired ? <RequiredLabel>{LABELS[name]}</RequiredLabel> : LABELS[name]}
      {...(isRequired && { 'aria-required': true })}
      error={errors[name]}
      value={values[name] ?? ''}
      onChange={({ target }) => onChange({ ...values, [name]: target.value === '' ? null : Number(target.value) })}
    >
      <option value="">{words.choose}</option>
      {GRADES.map((grade) => (
        <option key={grade} value={grade}>
          {fill(words.gradeWithMeaning, { number: grade, words: meaning[grade] })}
        </option>
      ))}
    </SelectField>
  );
}
