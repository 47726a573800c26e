import type { PoolSource } from '@bolillero/domain/forecasts/choice';
import { useState } from 'react';
import { BotWindow } from './BotWindow.tsx';
import type { ForecastWindowProps } from './forecast-window.ts';
import { JasTableWindow } from './JasTableWindow.tsx';
import { MostLikelyWindow } from './MostLikelyWindow.tsx';
import { NumerologyChoiceWindow } from './NumerologyChoiceWindow.tsx';
import { OptionWindow } from './OptionWindow.tsx';

export type ForecastWindowKind = 'jas' | 'bot' | 'percentage' | 'most-likely' | 'numerology';

interface ForecastWindowsProps extends ForecastWindowProps {
  readonly open: ForecastWindowKind;
  /** The pool that is chosen on the page; null while none is. */
  readonly source: PoolSource | null;
  /** The player's own, YYYY-MM-DD. */
  readonly birthday: string | null;
}

/** The window of a helper, and those that lead from one to another. Opened anew for each choice. */
export function ForecastWindows({ open, source: given, birthday, ...common }: ForecastWindowsProps) {
  const [shown, setShown] = useState<{ kind: ForecastWindowKind; option?: number }>({ kind: open });
  const [source, onSource] = useState(given);
  const pooled = { ...common, source, onSource };
  switch (shown.kind) {
    case 'jas':
      return (
        <JasTableWindow
          {...pooled}
          onBots={() => setShown({ kind: 'bot' })}
          onOption={(option) => setShown({ kind: 'percentage', option })}
        />
      );
    case 'bot':
      return <BotWindow {...pooled} onTable={() => setShown({ kind: 'jas' })} />;
    case 'percentage':
      return <OptionWindow {...common} option={shown.option} />;
    case 'most-likely':
      return <MostLikelyWindow {...pooled} />;
    case 'numerology':
      return <NumerologyChoiceWindow {...common} birthday={birthday} />;
  }
}
