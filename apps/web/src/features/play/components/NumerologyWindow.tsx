import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { fillByNumerology } from '@bolillero/domain/tickets/numerology';
import { playTexts } from '@bolillero/texts/play';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { browserRandom } from '../tickets/browser-random.ts';
import { ticketsToFill } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import classes from './NumerologyWindow.module.css';

const words = playTexts.numerology;

interface NumerologyWindowProps {
  readonly store: TicketStore;
  /** The tickets to fill. */
  readonly ids: readonly string[];
  /** The draw that is played for. */
  readonly drawDate: string | null;
  readonly onClose: () => void;
}

const typedDate = (typed: string): DrawDate | null => parseDrawDate(dateOfTyped(typed) ?? '');

/** 'Jugar con numerología': two dates make a number; the rest of the ticket is chance. */
export function NumerologyWindow({ store, ids, drawDate, onClose }: NumerologyWindowProps) {
  const fault = (typed: string) => (typedDate(typed) === null ? words.required : null);
  const form = useForm({
    initial: { birth: '', draw: drawDate === null ? '' : typedOfDate(drawDate) },
    validate: { birth: fault, draw: fault },
    submit: (values) => {
      const [birth, draw] = [typedDate(values.birth), typedDate(values.draw)];
      if (birth === null || draw === null) return;
      onClose();
      store.change(ticketsToFill(store, ids), (ticket) =>
        fillByNumerology(store.matrix, ticket, birth, draw, browserRandom),
      );
    },
  });
  return (
    <Window title={words.title} onClose={onClose} width={400}>
      <form {...form.props} className={classes.form}>
        <DateField label={words.birth} autoComplete="bday" data-autofocus {...form.field('birth')} />
        <DateField label={words.draw} autoComplete="off" {...form.field('draw')} />
        <p className={classes.hint}>{words.hint}</p>
        <Button type="submit" size="md" fullWidth>
          {words.submit}
        </Button>
      </form>
    </Window>
  );
}
