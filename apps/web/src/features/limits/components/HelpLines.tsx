import { limitTexts } from '@bolillero/texts/limits';
import { useSettings } from '../../../api/settings.ts';
import { HelpLineList } from '../../../components/ui/HelpLineList.tsx';
import classes from './Limits.module.css';

const words = limitTexts.help;

/** Where players who need it find help, as the house has set it. */
export function HelpLines() {
  const lines = useSettings().helpLines;
  return (
    <section className={classes.part} aria-labelledby="help">
      <h2 id="help" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.text}</p>
      {lines.length === 0 ? <p className={classes.small}>{words.none}</p> : <HelpLineList lines={lines} />}
    </section>
  );
}
