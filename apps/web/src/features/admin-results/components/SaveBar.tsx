import { adminResultListTexts, resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { uiTexts } from '@bolillero/texts/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { ApiError } from '../../../api/api-error.ts';
import type { SeriesType } from '../../../api/series.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { fieldErrors } from '../../../components/ui/use-form.ts';
import { useDrawDates } from '../api/draw-dates.ts';
import { dateIn, type ResultGame } from '../result-form.ts';
import classes from './SaveBar.module.css';
import type { ResultFormState } from './use-result-form.ts';

interface SaveBarProps {
  readonly game: ResultGame;
  readonly form: ResultFormState;
  /** Null for a new result. */
  readonly ownId: number | null;
  /** Heads the reasons for which saving failed. */
  readonly failureTitle: string;
  /** Saves, and goes on with the other series of the same date; null where a result is corrected. */
  readonly onSaveAnd: (() => void) | null;
  readonly onCancel: () => void;
}

/** Always in sight: saving, what it settles, and why it failed. */
export function SaveBar({ game, form, ownId, failureTitle, onSaveAnd, onCancel }: SaveBarProps) {
  const { lottery } = game;
  const { values } = form;
  const other: SeriesType = values.series === 0 ? 1 : 0;
  const own = useDrawDates(lottery.name, lottery.id, values.series).data;
  const others = useDrawDates(lottery.name, lottery.id, other, lottery.hasDoublePlay).data;
  const date = dateIn(values);
  const drawn = own?.draws.find((draw) => draw.date === date);
  const lacks = others?.draws.some((draw) => draw.date === date && draw.resultId === null) ?? false;
  return (
    <div className={classes.bar}>
      <Failure form={form} title={failureTitle} />
      <div className={classes.acts}>
        <Button type="submit" loading={form.submitting}>
          {texts.save} <Keys keys={texts.keys.save} />
        </Button>
        {onSaveAnd !== null && ownId === null && lacks && (
          <Button variant="default" disabled={form.submitting} onClick={onSaveAnd}>
            {texts.saveAnd(adminResultListTexts.types[other])} <Keys keys={texts.keys.saveAnd} />
          </Button>
        )}
        <Button variant="subtle" disabled={form.submitting} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <SwitchField label={texts.shown} title={texts.shownHint} {...form.check('shown')} />
        {(drawn || !values.shown) && (
          <p className={classes.plays}>
            <IconTicket size={16} aria-hidden="true" />
            {values.shown ? texts.settles(drawn?.plays ?? 0) : texts.settlesNot}
          </p>
        )}
      </div>
    </div>
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className={classes.keys}>
      {keys}
    </span>
  );
}

/** Why it was not saved, where the eye is, with the way to what is wrong. It gets the focus. */
function Failure({ form, title }: { form: ResultFormState; title: string }) {
  const { failure, values, wrong, errors } = form;
  if (failure === null || failure === undefined) return null;
  const atFields = failure instanceof ApiError ? Object.values(fieldErrors(failure, values)) : [];
  const reasons =
    failure instanceof ApiError
      ? failure.messages.filter((message) => !atFields.includes(message))
      : [uiTexts.somethingFailedHint];
  const go = (name: string) => {
    const root = form.props.ref.current;
    const place =
      document.getElementById(form.idOf(name)) ??
      root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input') ??
      root?.querySelector<HTMLElement>('[data-cell]');
    place?.focus();
  };
  return (
    <div role="alert" tabIndex={-1} data-form-errors className={classes.failure}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        <p className={classes.title}>{title}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {wrong.map((name) => (
          <p key={name}>
            {errors[name as keyof typeof errors]}{' '}
            <button type="button" onClick={() => go(name)}>
              {texts.toField}
            </button>
          </p>
        ))}
      </div>
    </div>
  );
}
