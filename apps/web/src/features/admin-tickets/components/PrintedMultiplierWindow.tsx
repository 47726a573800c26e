import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { Button } from '../../../components/ui/Button.tsx';
import { FileDrop } from '../../../components/ui/FileDrop.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import type { Purchase } from '../api/tickets.ts';
import { ticketFileFault } from '../ticket-file.ts';
import classes from './Tickets.module.css';

interface PrintedMultiplierWindowProps {
  readonly purchase: Purchase;
  /** The file that was dropped on the row, if that is how it began. */
  readonly file: File | null;
  readonly onSend: (file: File, multiplier: number) => void;
  readonly onClose: () => void;
}

/** Asks for the PDF and the multiplier that is printed on it, where each ticket has its own. */
export function PrintedMultiplierWindow(props: PrintedMultiplierWindowProps) {
  const { purchase, onSend, onClose } = props;
  const form = useForm<{ file: File | null; multiplier: string }>({
    initial: { file: props.file, multiplier: '' },
    validate: {
      file: (file) => ticketFileFault(file),
      multiplier: (multiplier) => (multiplier === '' ? texts.multiplierMissing : null),
    },
    submit: ({ file, multiplier }) => {
      if (file) onSend(file, Number(multiplier));
      onClose();
    },
  });
  const { file } = form.values;
  return (
    <Window title={texts.multiplierTitle} onClose={onClose}>
      <form {...form.props} className={classes.form}>
        <FileDrop
          accept="application/pdf,.pdf"
          buttonLabel={texts.choose}
          invalid={form.errors.file !== undefined}
          onFile={(chosen) => {
            form.setValue('file', chosen);
            form.setError('file', ticketFileFault(chosen));
          }}
        >
          <p>{file ? texts.file(file.name) : texts.drop}</p>
          {form.errors.file !== undefined && (
            <p role="alert" className={classes.fault}>
              {form.errors.file}
            </p>
          )}
        </FileDrop>
        <SelectField
          label={texts.multiplierQuestion(purchase.lotteryName)}
          required
          options={[
            { value: '', label: texts.choosePrinted },
            ...purchase.printedMultipliers.map((value) => ({ value: String(value), label: `×${value}` })),
          ]}
          {...form.field('multiplier')}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit">{texts.send}</Button>
        </div>
      </form>
    </Window>
  );
}
