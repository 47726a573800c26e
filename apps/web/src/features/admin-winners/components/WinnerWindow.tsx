import { longestShownName } from '@bolillero/domain/accounts/shown-name';
import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { adminWinnersTexts } from '@bolillero/texts/admin-winners';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { useSettings } from '../../../api/settings.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { ComboField, type ComboOption } from '../../../components/ui/ComboField.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateInWords, dateOfInstant } from '../../../components/ui/dates.ts';
import field from '../../../components/ui/Field.module.css';
import { FormWindow } from '../../../components/ui/FormWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import {
  type DrawChoice,
  type Suggestion,
  useChoices,
  useSaveWinner,
  useSuggestions,
  type Winner,
} from '../api.ts';
import { type DrawColumns, DrawTable } from './DrawTable.tsx';
import classes from './Winners.module.css';

const { window: texts } = adminWinnersTexts;

interface WinnerWindowProps {
  /** Null for a new one. */
  readonly winner: Winner | null;
  readonly onClose: () => void;
}

interface Values {
  readonly player: ComboOption | null;
  /** As the select has it; empty: none chosen. */
  readonly lottery: string;
  readonly draw: DrawChoice | null;
  readonly shownName: string;
  readonly consent: boolean;
  /** DD/MM/AAAA. */
  readonly consentOn: string;
}

/** While one types, this pause asks. */
const pauseMs = 250;

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** 'Añadir Ganador': who won, with which result, and whether everybody may know. */
export function WinnerWindow({ winner, onClose }: WinnerWindowProps) {
  const { timeZone } = useSettings();
  const saving = useSaveWinner();
  const suggestions = useSuggestions();
  const [typed, setTyped] = useState('');
  const choices = useChoices(useSettled(typed));
  const [page, setPage] = useState(1);
  const [initial] = useState<Values>(() => ({
    player: winner && { id: winner.customerId, label: winner.player },
    lottery: winner === null ? '' : String(winner.lotteryId),
    draw: winner?.draw ?? null,
    shownName: winner?.shownName ?? '',
    consent: winner?.consentOn != null,
    consentOn: typedOfDate(winner?.consentOn ?? dateOfInstant(serverNow(), timeZone)),
  }));
  const form = useForm<Values>({
    initial,
    validate: {
      player: (player) => (player === null ? texts.playerMissing : null),
      lottery: (lottery) => (lottery === '' ? texts.lotteryMissing : null),
      draw: (draw) => (draw === null ? texts.resultMissing : null),
      shownName: (name, { consent }) => (consent && name.trim() === '' ? texts.shownNameMissing : null),
      consentOn: (date, { consent }) => (consent && dateOfTyped(date) === null ? texts.consentOnWrong : null),
    },
    submit: async ({ player, lottery, draw, shownName, consent, consentOn }) => {
      if (player === null || draw === null) return;
      await saving.mutateAsync({
        id: winner?.id ?? null,
        customerId: player.id,
        lotteryId: Number(lottery),
        drawId: draw.id,
        shownName,
        consentOn: consent ? dateOfTyped(consentOn) : null,
      });
      showSuccess(winner === null ? adminWinnersTexts.added : adminWinnersTexts.updated);
      onClose();
    },
  });
  const { values } = form;
  const lotteryId = values.lottery === '' ? null : Number(values.lottery);
  const shown = useDrawColumns(lotteryId);

  const chooseLottery = (lottery: string) => {
    setPage(1);
    form.change({ lottery, draw: null });
  };
  const fill = (won: Suggestion) => {
    setPage(1);
    const { drawId: id, date, series } = won;
    form.change({
      player: { id: won.customerId, label: won.player },
      lottery: String(won.lotteryId),
      // its balls are known once its page of the table is there
      draw: { id, date, series, balls: [], special: null, multiplier: null },
      shownName: '',
      consent: false,
    });
  };
  return (
    <FormWindow
      title={winner === null ? adminWinnersTexts.add : adminWinnersTexts.edit}
      width={860}
      form={form}
      isChanged={() => JSON.stringify(values) !== JSON.stringify(initial)}
      lost={adminWinnersTexts.lost}
      onClose={onClose}
    >
      {winner === null && (suggestions.data?.length ?? 0) > 0 && (
        <fieldset className={classes.suggestions} style={{ border: 0, padding: 0 }}>
          <legend className={field.label} style={{ float: 'inline-start', padding: 0 }}>
            {texts.suggestions}
          </legend>
          {suggestions.data?.map((won) => {
            const isChosen = won.drawId === values.draw?.id && won.customerId === values.player?.id;
            return (
              <Button
                key={`${won.customerId}-${won.drawId}`}
                size="xs"
                variant={isChosen ? 'light' : 'outline'}
                aria-pressed={isChosen}
                onClick={() => fill(won)}
              >
                <span>
                  {texts.suggestion(won.player, won.lotteryName, dateInWords(won.date, 'short'))}
                  <Amount value={won.prize} currency={won.currency} />
                </span>
              </Button>
            );
          })}
        </fieldset>
      )}
      <div className={classes.pair}>
        <ComboField
          id={form.idOf('player')}
          label={texts.player}
          hint={texts.playerHint}
          error={form.errors.player ?? null}
          value={values.player}
          onChange={(player) => form.setValue('player', player)}
          options={choices.data?.players.map(({ id, name, email }) => ({ id, label: name, more: email }))}
          onSearch={setTyped}
          count={texts.players}
          none={texts.noPlayers}
        />
        <SelectField
          label={texts.lottery}
          required
          options={[
            { value: '', label: texts.lotteryNone },
            ...(choices.data?.lotteries ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.field('lottery')}
          onChange={(event) => chooseLottery(event.currentTarget.value)}
        />
      </div>
      {lotteryId === null ? (
        <p className={classes.keys}>{texts.resultFirst}</p>
      ) : (
        <DrawTable
          id={form.idOf('draw')}
          lotteryId={lotteryId}
          accent={shown.accent}
          shown={shown.columns}
          page={page}
          onPage={setPage}
          chosen={values.draw}
          onChoose={(draw) => form.setValue('draw', draw)}
          error={form.errors.draw ?? null}
        />
      )}
      <div className={classes.pair}>
        <TextField
          label={texts.shownName}
          description={texts.shownNameHint}
          autoComplete="off"
          maxLength={longestShownName}
          required={values.consent}
          {...form.field('shownName')}
        />
        <div className={classes.consent}>
          <CheckField label={texts.consent} description={texts.consentHint} {...form.check('consent')} />
          {values.consent && <DateField label={texts.consentOn} required {...form.field('consentOn')} />}
        </div>
      </div>
    </FormWindow>
  );
}

/** What there is to be seen of a lottery's results, by what the lottery is. */
function useDrawColumns(lotteryId: number | null): {
  accent: LotteryAccent | undefined;
  columns: DrawColumns;
} {
  const { data } = useQuery(lotteryListQuery());
  const lottery = data?.find(({ id }) => id === lotteryId);
  if (lottery === undefined)
    return { accent: undefined, columns: { special: null, multiplier: null, series: true } };
  const special = lottery.matrix.special.kind === 'none' ? null : lottery.specialName;
  const multiplier = lottery.multipliers.some(({ mode }) => mode === 'per-draw')
    ? lottery.multiplierLabel
    : null;
  const series = lottery.hasDoublePlay && (special !== null || multiplier !== null);
  return { accent: lottery.accent, columns: { special, multiplier, series } };
}
