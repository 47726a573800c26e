import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import classes from './Choose.module.css';

interface ChooseProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a list, in a control as wide as what is chosen. */
export function Choose({ label, options, value, onChange }: ChooseProps) {
  return (
    <span className={classes.place}>
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" className={classes.arrow} />
    </span>
  );
}
