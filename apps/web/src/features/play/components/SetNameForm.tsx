import { longestPlaySetName } from '@bolillero/domain/tickets/play-set';
import { favoritesTexts as words } from '@bolillero/texts/favorites';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import classes from './FavoritesWindow.module.css';

interface SetNameFormProps {
  readonly initial: string;
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The name of a set of plays. */
export function SetNameForm({ initial, onSubmit, onCancel }: SetNameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { name: initial },
    validate: {
      name: (typed) => {
        const name = typed.trim();
        if (name === '') return words.nameMissing;
        return [...name].length > longestPlaySetName ? words.nameTooLong(longestPlaySetName) : null;
      },
    },
    submit: ({ name }) => onSubmit(name.trim()),
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <form {...form.props} className={classes.form}>
      <TextField
        ref={input}
        label={words.name}
        description={words.nameHint}
        autoComplete="off"
        {...form.field('name')}
      />
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.acts}>
        <Button variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
