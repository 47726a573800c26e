import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import { multiplierValuesText } from '@bolillero/texts/plays';
import { useState } from 'react';
import { FormWindow } from '../../../components/ui/FormWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type GameLine, useSetMultipliers } from '../api.ts';
import classes from './GroupGames.module.css';

const { multipliers: texts } = adminGroupGamesTexts;

interface MultipliersWindowProps {
  readonly gameId: number;
  readonly lines: readonly GameLine[];
  /** Those that a ticket may carry. */
  readonly values: readonly number[];
  readonly onClose: () => void;
}

/** What is printed on the tickets of a game, line by line. */
export function MultipliersWindow({ gameId, lines, values, onClose }: MultipliersWindowProps) {
  const saving = useSetMultipliers();
  const words = multiplierValuesText(values);
  const [initial] = useState<Record<string, string>>(() =>
    Object.fromEntries(lines.map(({ number, multiplier }) => [String(number), String(multiplier ?? '')])),
  );
  const fault = (typed: string) =>
    typed.trim() === '' || values.includes(Number(typed)) ? null : texts.wrong(words);
  const form = useForm<Record<string, string>>({
    initial,
    validate: Object.fromEntries(lines.map(({ number }) => [String(number), fault])),
    submit: async (typed) => {
      const multipliers = lines.map(({ number }) => {
        const text = typed[String(number)]?.trim() ?? '';
        return text === '' ? null : Number(text);
      });
      await saving.mutateAsync({ gameId, multipliers });
      showSuccess(texts.done);
      onClose();
    },
  });
  return (
    <FormWindow
      title={texts.title}
      width={720}
      form={form}
      isChanged={() => JSON.stringify(form.values) !== JSON.stringify(initial)}
      lost={texts.lost}
      onClose={onClose}
    >
      <p className={classes.words}>{texts.intro(words)}</p>
      <div className={classes.numbers}>
        {lines.map(({ number }) => (
          <TextField
            key={number}
            label={texts.of(number)}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(String(number))}
          />
        ))}
      </div>
    </FormWindow>
  );
}
