import { knownPool } from '@bolillero/domain/forecasts/known-past';
import { mostRepeatedSpecials } from '@bolillero/domain/forecasts/most-repeated';
import { picksSpecial } from '@bolillero/domain/games/matrix';
import { advancedWindowsTexts as texts } from '@bolillero/texts/advanced-windows';
import { forecastFaultText } from '@bolillero/texts/forecasts';
import { useRef, useState } from 'react';
import { showWarning } from '../../../../components/ui/notice-store.ts';
import { SwitchField } from '../../../../components/ui/SwitchField.tsx';
import { CountField, countOf } from './CountField.tsx';
import { ForecastForm } from './ForecastForm.tsx';
import { offerChoice, type PoolWindowProps, poolWords } from './forecast-window.ts';
import { LikelyPreview } from './LikelyPreview.tsx';
import { PastPicker } from './PastPicker.tsx';

const words = texts.mostLikely;

/** 'PRONÓSTICO (Mayor Probabilidad)': the balls that the chosen draws repeated most, and what that would look like. */
export function MostLikelyWindow(props: PoolWindowProps) {
  const { past, specialName, accent, source, onSource, onClose } = props;
  const { matrix } = past;
  const [typed, setTyped] = useState(String(Math.ceil(matrix.balls / 2)));
  const [missing, setMissing] = useState(false);
  const [special, setSpecial] = useState(false);
  const [picks] = useState(source === null);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const count = countOf(typed);
  const submit = () => {
    setMissing(count === null);
    if (count === null) return field.current?.focus();
    if (!offerChoice(props, { helper: 'most-likely', source, count, special })) picker.current?.focus();
  };
  return (
    <ForecastForm
      title={words.title}
      about={words.about}
      honest={words.honest}
      width={440}
      onSubmit={submit}
      onClose={onClose}
    >
      <PastPicker source={source} onSource={onSource} first={picks} ref={picker} />
      <CountField
        ref={field}
        label={words.count}
        most={matrix.balls}
        value={typed}
        error={missing && count === null ? words.countFault(matrix.balls) : null}
        first={!picks}
        onChange={setTyped}
      />
      {picksSpecial(matrix) && (
        <SwitchField
          label={words.special(specialName)}
          description={specialWords(props, special)}
          labelFirst
          checked={special}
          onChange={(event) => {
            setSpecial(event.currentTarget.checked);
            if (event.currentTarget.checked && source === null)
              showWarning(forecastFaultText({ code: 'previous-play-missing' }));
          }}
        />
      )}
      <LikelyPreview
        past={past}
        source={source}
        count={count ?? 0}
        special={special}
        specialName={specialName}
        accent={accent}
      />
    </ForecastForm>
  );
}

/** Which special ball the switch takes. */
function specialWords({ past, source }: PoolWindowProps, isOn: boolean): string {
  if (!isOn) return words.specialOff;
  if (source === null) return texts.past.hint;
  const told = poolWords(past, source, 'special');
  if (told === null) return texts.past.unread;
  const pool = knownPool(past, source, 'special');
  if (pool.inside.length === 0) return words.noSpecials(source, told.draws);
  const most = mostRepeatedSpecials(pool);
  return words.specials(most, pool.counts[most[0] ?? 0] ?? 0, source, told.draws);
}
