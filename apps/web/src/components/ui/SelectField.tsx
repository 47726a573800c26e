import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { SelectHTMLAttributes } from 'react';
import fieldClasses from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';
import classes from './SelectField.module.css';

interface SelectFieldProps
  extends FieldWords,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldWords> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a list, by the browser's own control: `<SelectField label="Rol" options={...} {...form.field('role')} />`. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, required, describedBy, className, id, options, ...select } = props;
  return (
    <Field {...{ label, description, error, required, describedBy, className, id }}>
      {(ties) => (
        <div className={classes.place}>
          <select
            required={required}
            {...select}
            {...ties}
            className={`${fieldClasses.input} ${classes.select}`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={18} aria-hidden="true" className={classes.arrow} />
        </div>
      )}
    </Field>
  );
}
