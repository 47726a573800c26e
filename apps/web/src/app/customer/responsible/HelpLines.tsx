import { responsibleTexts } from '@bolillero/texts/public-responsible';
import { useSettings } from '../../../api/settings.ts';
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
          <ul className={classes.lines}>
            {lines.map(({ country, name, phone, url }) => (
              <li key={`${country} ${name}`} className={classes.card}>
                <h3>{name}</h3>
                <p>{country}</p>
                <p className={classes.ways}>
                  {phone !== '' && (
                    <a
                      href={`tel:${phone.replace(/[^\d+*#]/g, '')}`}
                      aria-label={`${words.call(name)}: ${phone}`}
                    >
                      {phone}
                    </a>
                  )}
                  {/^https?:\/\//.test(url) && (
                    <a href={url} rel="noreferrer" aria-label={`${words.visit}: ${name}`}>
                      {words.visit}
                    </a>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.more}</p>
    </section>
  );
}
