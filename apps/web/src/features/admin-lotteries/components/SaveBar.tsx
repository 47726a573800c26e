import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { fieldName } from '../field-words.ts';
import { type LotteryField, sectionOf } from '../lottery-form.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { bar: texts, sections: sectionTexts } = adminLotteriesTexts;

interface SaveBarProps {
  readonly form: LotteryFormState;
  /** The first field that is wrong. */
  readonly wrong: LotteryField | null;
  /** Why what it meets keeps it from being saved. */
  readonly block: 'free' | 'asks' | 'refused';
  /** How many sections changed; none is said of a new lottery. */
  readonly sections?: number;
  readonly onField: (field: LotteryField) => void;
  readonly onCard?: () => void;
  readonly save: ReactNode;
  readonly onCancel: () => void;
}

/** At the foot of the screen: saving, and why it failed, with the way there. */
export function SaveBar(props: SaveBarProps) {
  const { form, wrong, block, sections, onField, onCard, save, onCancel } = props;
  const section = wrong && (form.base.isNew ? fieldName(wrong) : sectionTexts[sectionOf(wrong)]);
  return (
    <div className={classes.bar}>
      {save}
      <Button variant="default" disabled={form.submitting} onClick={onCancel}>
        {texts.cancel}
      </Button>
      {wrong !== null && (
        <p className={classes.why} role="alert">
          <IconAlertCircle size={16} aria-hidden="true" />
          <span>
            <b>{section}:</b> {form.errors[wrong]}
          </span>
          <button type="button" onClick={() => onField(wrong)}>
            {texts.toField}
          </button>
        </p>
      )}
      {block !== 'free' && (
        <p className={classes.why} role="alert">
          <IconAlertCircle size={16} aria-hidden="true" />
          <span>{block === 'refused' ? texts.refused : texts.needsTick}</span>
          <button type="button" onClick={onCard}>
            {texts.toCard}
          </button>
        </p>
      )}
      {wrong === null && <FormFailure failure={form.failure} errors={form.errors} />}
      {sections !== undefined && (
        <p className={classes.hint}>{sections === 0 ? texts.unchanged : texts.changed(sections)}</p>
      )}
    </div>
  );
}
