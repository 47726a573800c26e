import { type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { type Matrix, picksSpecial } from '@bolillero/domain/games/matrix';
import { numerologySum } from '@bolillero/domain/tickets/numerology';
import { playTexts } from '@bolillero/texts/play';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import classes from './NumerologyForm.module.css';

const words = playTexts.numerology;

interface NumerologyFormProps {
  readonly matrix: Matrix;
  /** The player's own, YYYY-MM-DD, to begin with. */
  readonly birthday: string | null;
  /** The draw that is played for. */
  readonly drawDate: string | null;
  /** It is the draw of that date and no other. */
  readonly drawFixed?: boolean;
  readonly specialName: string;
  /** What comes afterwards. */
  readonly after?: string;
  readonly onSend: (birth: DrawDate, draw: DrawDate) => void;
}

const typedDate = (typed: string): DrawDate | null => parseDrawDate(dateOfTyped(typed) ?? '');
const typedOr = (date: string | null) => (date === null ? '' : typedOfDate(date));

/** Two dates, and the number that they make, said before they are sent. */
export function NumerologyForm(props: NumerologyFormProps) {
  const { matrix, birthday, drawDate, drawFixed = false, specialName, after, onSend } = props;
  const fault = (typed: string) => (typedDate(typed) === null ? words.required : null);
  const form = useForm({
    initial: { birth: typedOr(birthday), draw: typedOr(drawDate) },
    validate: { birth: fault, draw: fault },
    submit: (values) => {
      const [birth, draw] = [typedDate(values.birth), typedDate(values.draw)];
      if (birth !== null && draw !== null) onSend(birth, draw);
    },
  });
  const [birth, draw] = [typedDate(form.values.birth), typedDate(form.values.draw)];
  return (
    <form {...form.props} className={classes.form}>
      <DateField label={words.birth} autoComplete="bday" data-autofocus {...form.field('birth')} />
      <DateField label={words.draw} autoComplete="off" readOnly={drawFixed} {...form.field('draw')} />
      <p className={classes.found} role="status">
        {birth && draw && foundWords(matrix, birth, draw, specialName)}
      </p>
      <p className={classes.hint}>
        {words.hint} {after}
      </p>
      <Button type="submit" size="md" fullWidth>
        {words.submit}
      </Button>
    </form>
  );
}

/** '27 + 15 = 42; 4 + 2 = 6: Powerball 6'. */
function foundWords(matrix: Matrix, birth: DrawDate, draw: DrawDate, specialName: string): string {
  return words.found(numerologySum(matrix, birth, draw), picksSpecial(matrix) ? specialName : words.ball);
}
