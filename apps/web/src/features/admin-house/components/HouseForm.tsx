import { legalFacts, missingLegalFacts } from '@bolillero/domain/house/facts';
import { adminHouseTexts as texts } from '@bolillero/texts/admin-house';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type KeyboardEvent, useId, useState } from 'react';
import { FrameFoot } from '../../../components/layout/frame-places.tsx';
import { HouseLines } from '../../../components/layout/HouseLines.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import { type HouseValues, type SavedHouse, savedMeanwhile, useSaveHouse } from '../api.ts';
import { houseFormRules } from '../house-form-rules.ts';
import { HelpLineFields } from './HelpLineFields.tsx';
import classes from './House.module.css';
import { SavedByAnother } from './SavedByAnother.tsx';

const contactFields = ['email', 'phone', 'hours'] as const;

/** The settings of the house, with the foot of every page as it will look. */
export function HouseForm({ house }: { house: SavedHouse }) {
  const id = useId();
  const saving = useSaveHouse();
  const [base, setBase] = useState(house);
  const [theirs, setTheirs] = useState<SavedHouse | null>(null);
  const save = async (values: HouseValues, revision: number) => {
    try {
      const saved = await saving.mutateAsync({ values, revision });
      setBase(saved);
      setTheirs(null);
      form.reset(saved.values);
      showSuccess(texts.saved);
    } catch (error) {
      const current = savedMeanwhile(error);
      if (current === null) throw error;
      setTheirs(current);
    }
  };
  const form = useForm<HouseValues>({
    initial: base.values,
    validate: houseFormRules,
    submit: (values) => save(values, base.revision),
  });
  const isChanged = () => JSON.stringify(form.values) !== JSON.stringify(base.values);
  useLeaveGuard(isChanged, texts.leaveHint);
  const missing = missingLegalFacts(form.values);
  const missingIn = (name: string) => (missing as readonly string[]).includes(name);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <div className={classes.page}>
      {missing.length > 0 && (
        <div className={classes.missing}>
          <IconAlertTriangle size={20} aria-hidden="true" />
          <p>
            <strong>{texts.missing(missing.length)}</strong> {texts.missingHint}{' '}
            {missing.map((name) => (
              <button
                key={name}
                type="button"
                className={classes.jump}
                onClick={() => document.getElementById(form.idOf(name))?.focus()}
              >
                {texts.fields[name]}
              </button>
            ))}
          </p>
        </div>
      )}
      {base.example && <p className={classes.example}>{texts.example}</p>}
      <div className={classes.beside}>
        <form {...form.props} id={id} className={classes.form} onKeyDown={onKeyDown}>
          <section className={classes.section} aria-label={texts.sections.house}>
            <h2>{texts.sections.house}</h2>
            <div className={classes.fields}>
              {legalFacts.map((name) => (
                <TextField
                  key={name}
                  label={texts.fields[name]}
                  autoComplete="off"
                  maxLength={200}
                  {...form.field(name)}
                  error={form.errors[name] ?? (missingIn(name) ? texts.missingField[name] : null)}
                />
              ))}
            </div>
          </section>
          <section className={classes.section} aria-label={texts.sections.contact}>
            <h2>{texts.sections.contact}</h2>
            <div className={classes.fields}>
              {contactFields.map((name) => (
                <TextField
                  key={name}
                  label={texts.fields[name]}
                  description={name === 'hours' ? texts.hoursHint : undefined}
                  autoComplete="off"
                  maxLength={200}
                  {...form.field(name)}
                />
              ))}
            </div>
          </section>
          <section className={classes.section} aria-label={texts.sections.help}>
            <h2>{texts.sections.help}</h2>
            <HelpLineFields
              lines={form.values.helpLines}
              error={form.errors.helpLines ?? null}
              onChange={(lines) => form.setValue('helpLines', lines)}
            />
          </section>
          {theirs !== null && (
            <SavedByAnother
              yours={form.values}
              theirs={theirs.values}
              onTake={() => {
                setBase(theirs);
                form.reset(theirs.values);
                setTheirs(null);
              }}
              onKeep={() => void save(form.values, theirs.revision)}
            />
          )}
          <FormFailure failure={form.failure} errors={form.errors} />
        </form>
        <aside className={classes.aside}>
          <section aria-label={texts.preview}>
            <h2>{texts.preview}</h2>
            <div className={classes.preview}>
              <HouseLines house={{ ...form.values, example: base.example && !isChanged() }} />
            </div>
          </section>
          <Rules rules={base.rules} />
        </aside>
      </div>
      <FrameFoot>
        <div className={classes.bar}>
          <Button type="submit" form={id} loading={form.submitting}>
            {texts.save}
          </Button>
          <Button variant="default" onClick={() => form.reset(base.values)} disabled={!isChanged()}>
            {texts.cancel}
          </Button>
          <p className={classes.hint}>{texts.audited}</p>
        </div>
      </FrameFoot>
    </div>
  );
}

/** What the environment decides, to be read. */
function Rules({ rules }: { rules: SavedHouse['rules'] }) {
  const words = texts.rules;
  const facts = [
    [words.passwordMin, words.passwordMinValue(rules.passwordMin)],
    [words.minAge, words.minAgeValue(rules.minAge)],
    [words.sessionDays, words.sessionDaysValue(rules.sessionDays)],
    [words.timeZone, rules.timeZone],
  ] as const;
  return (
    <section aria-label={texts.sections.rules}>
      <h2>{texts.sections.rules}</h2>
      <dl className={classes.rules}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{words.hint}</p>
    </section>
  );
}
