import { adminLotteriesTexts as texts } from '@bolillero/texts/admin-lotteries';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { FrameFoot } from '../../../components/layout/frame-places.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { fieldErrors } from '../../../components/ui/use-form.ts';
import { useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import { impactOf, savedMeanwhile, useSaveLottery } from '../api/lotteries.ts';
import type { EditedLottery, Impact } from '../api/read-lottery.ts';
import type { Draft } from '../lottery-edit.ts';
import {
  changedFields,
  fieldsOf,
  type LotteryField,
  type LotterySection,
  type LotteryValues,
  measuredSections,
  rebase,
  sectionNames,
  sectionOf,
} from '../lottery-form.ts';
import { useFormKeys } from '../use-form-keys.ts';
import { useImpact } from '../use-impact.ts';
import { useLotteryForm } from '../use-lottery-form.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { ChangedByAnother } from './ChangedByAnother.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { ImpactCard } from './ImpactCard.tsx';
import classes from './LotteryForm.module.css';
import { LotteryPreview } from './LotteryPreview.tsx';
import { MatrixSection } from './MatrixSection.tsx';
import { Missing } from './Missing.tsx';
import { MultiplierSection } from './MultiplierSection.tsx';
import { PriceSection } from './PriceSection.tsx';
import { PrizeSection } from './PrizeSection.tsx';
import { SalesSection } from './SalesSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionList } from './SectionList.tsx';

interface LotteryFormProps {
  readonly lottery: EditedLottery;
  readonly section: LotterySection;
  readonly onSection: (section: LotterySection) => void;
  /** Leaves for the list; `hidden`: to the part of it that holds what was saved. */
  readonly onLeave: (hidden: boolean) => void;
  /** What the last section shows: imports, and who changed what. */
  readonly history: ReactNode;
}

/** A lottery, a section at a time, with one saving for all of them. */
export function LotteryForm({ lottery, section, onSection, onLeave, history }: LotteryFormProps) {
  const formId = useId();
  const cardId = useId();
  const saving = useSaveLottery(lottery.lottery.id);
  const [edited, setEdited] = useState(lottery);
  const [theirs, setTheirs] = useState<Pick<ReturnType<typeof rebase>, 'theirs' | 'both'> | null>(null);
  /** The edit whose effects were ticked as seen, and the answer of a refused saving, each as long as the edit is that one. */
  const [accepted, setAccepted] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly of: string; readonly impact: Impact } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const saved = useRef(false);
  const base = useMemo(() => ({ lottery: edited.lottery, values: edited.values, isNew: false }), [edited]);

  const submit = async (values: LotteryValues, draft: Draft) => {
    const text = JSON.stringify(draft.edit);
    const known = refused?.of === text ? refused.impact : impact;
    if (known?.verdict === 'refused' || (known?.verdict === 'asks' && accepted !== text)) {
      setAsked(text);
      return toCard();
    }
    try {
      const { image, logo } = values;
      const { revision } = edited;
      const now = await saving.mutateAsync({
        edit: draft.edit,
        image,
        logo,
        revision,
        accepted: accepted === text,
      });
      saved.current = true;
      showSuccess(texts.saved);
      onLeave(now.lottery.hidden);
    } catch (error) {
      const met = impactOf(error);
      if (met !== null) {
        setRefused({ of: text, impact: met });
        setAsked(text);
        return toCard();
      }
      const current = await savedMeanwhile(edited.lottery.id, error);
      if (current !== null) {
        const merged = rebase(edited.values, values, current.values);
        setTheirs(merged);
        setEdited(current);
        form.reset(merged.values);
        wanted.current = '[data-changed-by-another]';
        return;
      }
      const wrong = error instanceof ApiError ? Object.keys(fieldErrors(error, values)) : [];
      if (wrong.length > 0) toField(firstOf(wrong as LotteryField[]));
      throw error;
    }
  };

  const form = useLotteryForm(base, submit);
  const changed = changedFields(edited.values, form.values);
  const changedSections = new Set(changed.map(sectionOf));
  const editText = JSON.stringify(form.draft.edit);
  const isMeasured = [...changedSections].some((one) => measuredSections.has(one));
  const isReadable = Object.keys(form.draft.faults).length === 0;
  const rehearsal = useImpact(
    edited.lottery.id,
    edited.revision,
    isMeasured && isReadable ? form.draft.edit : null,
  );
  const impact = refused?.of === editText ? refused.impact : rehearsal.impact;
  const isShown = changedSections.has(section) && measuredSections.has(section);
  useLeaveGuard(() => !saved.current && changed.length > 0, texts.leaveHint, { within: true });

  const wanted = useRef<string | null>(null);
  // With every rendering, until what is wanted is on the screen.
  useEffect(() => {
    const element = wanted.current === null ? null : document.querySelector<HTMLElement>(wanted.current);
    if (element === null) return;
    wanted.current = null;
    element.focus();
  });
  const toField = (field: LotteryField) => {
    wanted.current = `#${CSS.escape(form.idOf(field))}`;
    onSection(sectionOf(field));
  };
  const toCard = () => {
    wanted.current = `#${CSS.escape(cardId)}`;
    onSection(
      isShown
        ? section
        : (sectionNames.find((one) => changedSections.has(one) && measuredSections.has(one)) ?? section),
    );
  };
  const turn = (by: 1 | -1) => {
    const next =
      sectionNames[(sectionNames.indexOf(section) + by + sectionNames.length) % sectionNames.length];
    if (next === undefined) return;
    wanted.current = '[data-section-title]';
    onSection(next);
  };
  const send = useEffectEvent(() => {
    const wrong = Object.keys(form.draft.faults) as LotteryField[];
    form.props.ref.current?.requestSubmit();
    if (wrong.length > 0) toField(firstOf(wrong));
  });
  useFormKeys({
    save: send,
    cancel: () => onLeave(edited.lottery.hidden),
    next: () => turn(1),
    previous: () => turn(-1),
  });

  const wrongFields = Object.keys(form.errors) as LotteryField[];
  const sections: Readonly<Record<LotterySection, ReactNode>> = {
    identity: <IdentitySection form={form} edited={edited} />,
    matrix: <MatrixSection form={form} />,
    calendar: <CalendarSection form={form} />,
    multiplier: <MultiplierSection form={form} />,
    prices: <PriceSection form={form} />,
    prizes: <PrizeSection form={form} />,
    sales: <SalesSection form={form} />,
    history,
  };
  return (
    <div className={classes.page}>
      <Missing form={form} onSection={onSection} />
      {theirs && (
        <ChangedByAnother
          yours={form.values}
          saved={edited.values}
          taken={theirs.theirs}
          both={theirs.both.filter((field) => changed.includes(field))}
          onTake={(field) => form.change({ [field]: edited.values[field] })}
        />
      )}
      <div className={classes.columns}>
        <SectionList
          section={section}
          changed={changedSections}
          faults={(one) => wrongFields.filter((field) => fieldsOf(one).includes(field)).length}
          onSection={onSection}
        />
        <form {...form.props} id={formId} className={classes.form}>
          <section className={classes.section} aria-label={texts.sections[section]}>
            <h2 tabIndex={-1} data-section-title>
              {texts.sections[section]}
            </h2>
            {sections[section]}
            {isShown && rehearsal.isAsking && refused?.of !== editText && (
              <p className={classes.hint} role="status">
                {texts.impact.measuring}
              </p>
            )}
            {isShown && impact && (
              <ImpactCard
                id={cardId}
                impact={impact}
                accepted={accepted === editText}
                onAccept={(yes) => setAccepted(yes ? editText : null)}
              />
            )}
          </section>
        </form>
        <LotteryPreview form={form} columns={edited.slipColumns} />
      </div>
      <FrameFoot>
        <SaveBar
          form={form}
          wrong={wrongFields.length === 0 ? null : firstOf(wrongFields)}
          block={asked === editText && impact !== null && accepted !== editText ? impact.verdict : 'free'}
          sections={changedSections.size}
          onField={toField}
          onCard={toCard}
          save={
            <Button loading={form.submitting} onClick={send} aria-keyshortcuts="Control+Enter">
              {texts.bar.save}
            </Button>
          }
          onCancel={() => onLeave(edited.lottery.hidden)}
        />
      </FrameFoot>
    </div>
  );
}

/** Of some fields the one that comes first on the screen. */
function firstOf(fields: readonly LotteryField[]): LotteryField {
  const order = sectionNames.flatMap((one) => fieldsOf(one));
  return order.find((field) => fields.includes(field)) ?? (fields[0] as LotteryField);
}
