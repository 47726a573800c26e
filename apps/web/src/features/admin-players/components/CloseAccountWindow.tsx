import { isNameTyped } from '@bolillero/domain/accounts/closing';
import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { instantDay } from '../../../components/ui/dates.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { useCloseAccount, useClosing } from '../api/players.ts';
import classes from './Player.module.css';

const words = adminPlayersTexts.closing;

interface CloseAccountWindowProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** 'Cerrar cuenta': what goes, what stays, what is in the way, and the name typed. */
export function CloseAccountWindow({ id, onClose }: CloseAccountWindowProps) {
  const closing = useClosing(id);
  return (
    <Window title={words.title} onClose={onClose} width={520} titleFirst>
      <Loaded query={closing} waiting={<RowsSkeleton rows={4} height={40} />}>
        {(known) => (
          <>
            <div className={classes.goesStays}>
              <KeptList title={words.goes} lines={words.goesList} />
              <KeptList title={words.stays} lines={words.staysList} />
            </div>
            <p>{words.forGood}</p>
            {known.subscribedUntil !== null && (
              <p className={classes.failing}>{words.subscribed(instantDay(known.subscribedUntil))}</p>
            )}
            {known.obstacles.length > 0 ? (
              <Hindered obstacles={known.obstacles} onClose={onClose} />
            ) : (
              <CloseForm id={id} known={known} onClose={onClose} />
            )}
          </>
        )}
      </Loaded>
    </Window>
  );
}

function KeptList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.listTitle}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Hindered({ obstacles, onClose }: { obstacles: readonly string[]; onClose: () => void }) {
  return (
    <>
      <div className={classes.hindered} role="status">
        <h3 className={classes.listTitle}>{words.hindered}</h3>
        <ul>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {words.no}
        </Button>
      </div>
    </>
  );
}

type Known = NonNullable<ReturnType<typeof useClosing>['data']>;

function CloseForm({ id, known, onClose }: { id: number; known: Known; onClose: () => void }) {
  const closing = useCloseAccount(id);
  const won = known.prizes.map(({ amount, currency }) => moneyText(amount, currency)).join(' + ');
  const form = useForm({
    initial: { name: '', paid: false },
    validate: {
      name: (name) => (isNameTyped(name, known.asked) ? null : words.differs),
      paid: (paid) => (won === '' || paid ? null : words.unpaid),
    },
    submit: async ({ name, paid }) => {
      await closing.mutateAsync({ name, prizesPaid: paid });
      showSuccess(words.done);
      onClose();
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      {won !== '' && <CheckField label={words.prizes(won)} {...form.check('paid')} />}
      <TextField label={words.asked(known.asked)} autoComplete="off" {...form.field('name')} />
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button type="submit" color="danger" loading={form.submitting}>
          {words.yes}
        </Button>
        <Button variant="default" onClick={onClose}>
          {words.no}
        </Button>
      </div>
    </form>
  );
}
