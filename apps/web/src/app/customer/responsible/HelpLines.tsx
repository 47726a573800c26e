import { responsibleTexts } from '@bolillero/texts/public-responsible';
import { useSettings } from '../../../api/settings.ts';
import { HelpLineList } from '../../../components/ui/HelpLineList.tsx';
import classes from './Responsible.module.css';

const words = responsibleTexts.help;

/** Where players find help, as the house has set it. */
export function HelpLines() {
  const lines = useSettings().helpLines;
  return (
    <section aria-labelledby="ayuda" className={classes.section}>
      <h2 id="ayuda">{words.title}</h2>
      {lines.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <HelpLineList lines={lines} />
        </>
      )}
      <p className={classes.more}>{words.more}</p>
    </section>
  );
}
