import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { type Matrix, picksSpecial } from '@bolillero/domain/games/matrix';
import { fillByNumerology, numerologySum } from '@bolillero/domain/tickets/numerology';
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
  /** The player's own, YYYY-MM-DD, to begin with. */
  readonly birthday: string | null;
  /** The draw that is played for. */
  readonly drawDate: string | null;
  readonly specialName: string;
  readonly onClose: () => void;
}

const typedDate = (typed: string): DrawDate | null => parseDrawDate(dateOfTyped(typed) ?? '');
const typedOr = (date: string | null) => (date === null ? '' : typedOfDate(date));

/** 'Jugar con numerología': two dates make a number; the rest of the ticket is chance. */
export function NumerologyWindow({
  store,
  ids,
  birthday,
  drawDate,
  specialName,
  onClose,
}: NumerologyWindowProps) {
  const fault = (typed: string) => (typedDate(typed) === null ? words.required : null);
  const form = useForm({
    initial: { birth: typedOr(birthday), draw: typedOr(drawDate) },
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
  const [birth, draw] = [typedDate(form.values.birth), typedDate(form.values.draw)];
  return (
    <Window title={words.title} onClose={onClose} width={400}>
      <form {...form.props} className={classes.form}>
        <DateField label={words.birth} autoComplete="bday" data-autofocus {...form.field('birth')} />
        <DateField label={words.draw} autoComplete="off" {...form.field('draw')} />
        <p className={classes.found} role="status">
          {birth && draw && foundWords(store.matrix, birth, draw, specialName)}
        </p>
        <p className={classes.hint}>{words.hint}</p>
        <Button type="submit" size="md" fullWidth>
          {words.submit}
        </Button>
      </form>
    </Window>
  );
}

/** '27 + 15 = 42; 4 + 2 = 6: Powerball 6'. */
function foundWords(matrix: Matrix, birth: DrawDate, draw: DrawDate, specialName: string): string {
  return words.found(numerologySum(matrix, birth, draw), picksSpecial(matrix) ? specialName : words.ball);
}
