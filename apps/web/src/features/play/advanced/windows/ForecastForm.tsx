import { advancedWindowsTexts as words } from '@bolillero/texts/advanced-windows';
import { playTexts } from '@bolillero/texts/play';
import type { ReactNode } from 'react';
import { Window } from '../../../../components/ui/Window.tsx';
import { WindowFoot } from '../../../../components/ui/WindowFoot.tsx';
import classes from './ForecastForm.module.css';

interface ForecastFormProps {
  readonly title: string;
  /** What it does, or where its balls come from. */
  readonly about: string;
  /** What it does not do. */
  readonly honest?: string;
  readonly width: number;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window in which a helper is chosen: Enter and 'Elegir cartillas' answer the choice, which is marked for afterwards. */
export function ForecastForm(props: ForecastFormProps) {
  const { title, about, honest = playTexts.honest, width, onSubmit, onClose, children } = props;
  return (
    <Window title={title} width={width} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <p className={classes.about}>{about}</p>
        {children}
        <p className={classes.note}>{honest}</p>
        <WindowFoot submit={words.choose} onCancel={onClose} />
      </form>
    </Window>
  );
}
