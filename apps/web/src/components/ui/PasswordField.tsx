import { uiTexts } from '@bolillero/texts/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import classes from './Field.module.css';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A password, with a button that shows what was typed. */
export function PasswordField({
  label,
  description,
  error,
  required,
  describedBy,
  className,
  id,
  ...input
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, description, error, required, describedBy, className, id }}>
      {(ties) => (
        <div className={classes.within}>
          <input
            required={required}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={classes.input}
          />
          <IconButton
            className={classes.reveal}
            label={uiTexts.form.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={20} aria-hidden="true" /> : <IconEye size={20} aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
