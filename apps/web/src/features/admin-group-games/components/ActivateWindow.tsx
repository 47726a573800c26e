import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, nextDrawDate, nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import { toDecimal } from '@bolillero/domain/money/cents';
import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { useSettings } from '../../../api/settings.ts';
import { dateInWords, instantInWords } from '../../../components/ui/dates.ts';
import { FormWindow } from '../../../components/ui/FormWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type GroupGame, useActivateGame } from '../api.ts';
import { priceFault } from './CreateForm.tsx';
import { gameName } from './GameTable.tsx';
import classes from './GroupGames.module.css';

const { activate: texts } = adminGroupGamesTexts;

/** How many draws to come are offered. */
const drawsOffered = 12;

function drawsToCome({ schedule }: Lottery): string[] {
  const dates: string[] = [];
  let date = nextDrawDate(schedule, serverNow());
  while (date !== null && dates.length < drawsOffered) {
    dates.push(date);
    date = nextDrawDateAfter(schedule, date);
  }
  return dates;
}

interface ActivateWindowProps {
  readonly game: GroupGame;
  readonly lottery: Lottery;
  readonly onClose: () => void;
}

/** 'Activar': the draw that a game is for and what a share costs; the cut-off follows. */
export function ActivateWindow({ game, lottery, onClose }: ActivateWindowProps) {
  const { timeZone } = useSettings();
  const activating = useActivateGame();
  const [dates] = useState(() => drawsToCome(lottery));
  const [initial] = useState(() => ({
    date: dates.find((date) => date === game.drawDate) ?? dates[0] ?? '',
    price: game.sharePrice === null ? '' : toDecimal(game.sharePrice),
  }));
  const form = useForm({
    initial,
    validate: {
      date: (date) => (date === '' ? texts.dateMissing : null),
      price: (price) => (price.trim() === '' ? texts.priceWrong : priceFault(price)),
    },
    submit: async ({ date, price }) => {
      await activating.mutateAsync({ gameId: game.id, drawDate: date, sharePrice: price });
      showSuccess(texts.done);
      onClose();
    },
  });
  const { date } = form.values;
  return (
    <FormWindow
      title={texts.title(gameName(game))}
      form={form}
      isChanged={() => JSON.stringify(form.values) !== JSON.stringify(initial)}
      lost={texts.lost}
      onClose={onClose}
    >
      <p className={classes.words}>{texts.intro}</p>
      <SelectField
        label={texts.date}
        required
        options={dates.map((value) => ({ value, label: dateInWords(value, 'long') }))}
        {...form.field('date')}
      />
      <TextField
        label={texts.price}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.field('price')}
      />
      {date !== '' && (
        <p className={classes.words}>
          {texts.closes(
            instantInWords(new Date(cutoffInstant(lottery.schedule, drawDate(date))).toISOString(), timeZone),
          )}
        </p>
      )}
    </FormWindow>
  );
}
