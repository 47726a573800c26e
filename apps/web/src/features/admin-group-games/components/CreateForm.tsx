import { lineOptions } from '@bolillero/domain/group-games/options';
import { parseAmount } from '@bolillero/domain/money/cents';
import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import { uiTexts } from '@bolillero/texts/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { Button } from '../../../components/ui/Button.tsx';
import field from '../../../components/ui/Field.module.css';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { Segments } from '../../../components/ui/Segments.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { mayLeave, useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import { useCreateGame } from '../api.ts';
import classes from './GroupGames.module.css';

const { form: words, ...texts } = adminGroupGamesTexts;

interface Values {
  readonly lottery: string;
  readonly lines: string;
  readonly participations: string;
  readonly price: string;
}

const initial: Values = { lottery: '', lines: '', participations: '', price: '' };

/** What is wrong with a price that was typed; none is no fault. */
export function priceFault(typed: string): string | null {
  if (typed.trim() === '') return null;
  const amount = parseAmount(typed);
  return amount.ok && amount.value > 0 ? null : words.priceWrong;
}

function participationsFault(typed: string): string | null {
  if (typed.trim() === '') return words.participationsMissing;
  const shares = Number(typed);
  return Number.isInteger(shares) && shares > 0 ? null : words.tooFew;
}

/** 'Crear juego': a lottery, how many lines and how many shares; a price of them may be given at once. */
export function CreateForm({ onClose }: { readonly onClose: () => void }) {
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const creating = useCreateGame();
  const ids = useId();
  const form = useForm<Values>({
    initial,
    validate: {
      lottery: (lottery) => (lottery === '' ? words.lotteryMissing : null),
      lines: (lines) => (lines === '' ? words.linesMissing : null),
      participations: participationsFault,
      price: priceFault,
    },
    submit: async ({ lottery, lines, participations, price }) => {
      await creating.mutateAsync({
        lotteryId: Number(lottery),
        lines: Number(lines),
        participations: Number(participations),
        sharePrice: price.trim() === '' ? null : price,
      });
      showSuccess(texts.created);
      onClose();
    },
  });
  const isChanged = () => JSON.stringify(form.values) !== JSON.stringify(initial);
  useLeaveGuard(isChanged, texts.lost);
  const close = async () => {
    if (!isChanged() || (await mayLeave(texts.lost))) onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') return void close();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const isIncomplete = Object.keys(form.errors).length > 0;
  return (
    <section className={classes.panel} aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`}>{texts.add}</h2>
      <form {...form.props} onKeyDown={onKeyDown}>
        <div className={classes.fields}>
          <SelectField
            label={words.lottery}
            required
            options={[
              { value: '', label: words.noLottery },
              ...lotteries.map(({ id, description }) => ({ value: String(id), label: description })),
            ]}
            {...form.field('lottery')}
          />
          <div>
            <p className={field.label} aria-hidden="true">
              {words.lines}
            </p>
            <Segments
              label={words.lines}
              options={lineOptions.map((lines) => ({ value: String(lines), label: String(lines) }))}
              value={form.values.lines}
              onChange={(lines) => form.change({ lines })}
            />
            {form.errors.lines !== undefined && (
              <p className={classes.fault} role="alert">
                {form.errors.lines}
              </p>
            )}
          </div>
          <TextField
            label={words.participations}
            required
            inputMode="numeric"
            autoComplete="off"
            {...form.field('participations')}
          />
          <TextField
            label={words.price}
            description={words.priceHint}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('price')}
          />
        </div>
        {isIncomplete && (
          <p className={classes.note} role="status">
            {words.incomplete}
          </p>
        )}
        <FormFailure failure={form.failure} errors={form.errors} />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.submitting} aria-keyshortcuts="Control+Enter">
            {texts.create}
          </Button>
          <Button variant="default" disabled={form.submitting} onClick={() => void close()}>
            {uiTexts.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
