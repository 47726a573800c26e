import { advancedWindowsTexts } from '@bolillero/texts/advanced-windows';
import { playTexts } from '@bolillero/texts/play';
import { Window } from '../../../../components/ui/Window.tsx';
import { NumerologyForm } from '../../components/NumerologyForm.tsx';
import type { ForecastWindowProps } from './forecast-window.ts';

interface NumerologyChoiceWindowProps extends ForecastWindowProps {
  /** The player's own, YYYY-MM-DD, to begin with. */
  readonly birthday: string | null;
}

/** 'Jugar con numerología' before tickets are marked for it: of the draw that is played for. */
export function NumerologyChoiceWindow(props: NumerologyChoiceWindowProps) {
  const { past, specialName, birthday, onChoose, onClose } = props;
  return (
    <Window title={playTexts.numerology.title} onClose={onClose} width={400}>
      <NumerologyForm
        matrix={past.matrix}
        birthday={birthday}
        drawDate={past.date}
        drawFixed
        specialName={specialName}
        after={advancedWindowsTexts.numerology.after}
        onSend={(birth) => onChoose({ helper: 'numerology', birth })}
      />
    </Window>
  );
}
