import { officeKitTexts } from '@bolillero/texts/office-kit';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useCombobox } from 'downshift';
import { useEffect } from 'react';
import classes from './ComboField.module.css';
import field from './Field.module.css';

export interface ComboOption {
  readonly id: number;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly more?: string;
}

interface ComboFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | null;
  readonly value: ComboOption | null;
  readonly onChange: (value: ComboOption | null) => void;
  /** What the words that were typed lead to; undefined while it is being looked for. */
  readonly options: readonly ComboOption[] | undefined;
  readonly onSearch: (typed: string) => void;
  /** How many there are, said aloud. */
  readonly count: (options: number) => string;
  readonly none: string;
}

/** One of many, found by typing: a combobox as WAI-ARIA has it. The server looks for what is typed. */
export function ComboField(props: ComboFieldProps) {
  const { id, label, hint, error, value, onChange, options, onSearch, count, none } = props;
  const items = options ?? [];
  const combo = useCombobox<ComboOption>({
    id,
    inputId: id,
    items: [...items],
    itemToString: (option) => option?.label ?? '',
    selectedItem: value,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue = '' }) => {
      // what was chosen is taken off as soon as its name is changed
      if (value !== null && inputValue !== value.label) onChange(null);
      onSearch(inputValue === value?.label ? '' : inputValue);
    },
    // said by the status below: what stands outside an open window is not read aloud
    getA11yStatusMessage: () => '',
  });
  const { isOpen, setInputValue } = combo;
  const shown = value?.label;
  useEffect(() => {
    if (shown !== undefined) setInputValue(shown);
  }, [shown, setInputValue]);
  return (
    <div className={`${field.field} ${classes.place}`}>
      <label {...combo.getLabelProps()} className={field.label} htmlFor={id}>
        {label}
        <span className={field.star} aria-hidden="true">
          {' *'}
        </span>
      </label>
      <p id={`${id}-about`} className={field.description}>
        {value?.more ?? hint}
      </p>
      <div className={classes.box}>
        <input
          {...combo.getInputProps({
            // Escape closes the list first, and then the window
            onKeyDown: (event) => {
              if (event.key === 'Escape' && isOpen) event.preventDefault();
            },
          })}
          type="text"
          required
          autoComplete="off"
          maxLength={100}
          className={field.input}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={`${id}-about${error === null ? '' : ` ${id}-fault`}`}
        />
        <button
          {...combo.getToggleButtonProps({ 'aria-label': officeKitTexts.showAll })}
          type="button"
          className={classes.toggle}
        >
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      <ul {...combo.getMenuProps()} className={classes.options} data-open={isOpen || undefined}>
        {isOpen &&
          items.map((option, index) => (
            <li
              key={option.id}
              {...combo.getItemProps({ item: option, index })}
              className={classes.option}
              data-active={combo.highlightedIndex === index || undefined}
            >
              {option.label}
              {option.more && <span className={classes.more}>{option.more}</span>}
            </li>
          ))}
      </ul>
      {isOpen && options?.length === 0 && <p className={classes.none}>{none}</p>}
      <p role="status" className="visually-hidden">
        {isOpen && options !== undefined && count(options.length)}
      </p>
      {error !== null && (
        <p id={`${id}-fault`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
