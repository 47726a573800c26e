import { type HelpLine, helpLineTexts as words } from '@bolillero/texts/help-lines';
import classes from './HelpLineList.module.css';

/** Where players find help: whom to ask, where, and the ways there. Headed by an `h2` of its place. */
export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ country, name, phone, url }) => (
        <li key={`${country} ${name}`} className={classes.line}>
          <h3>{name}</h3>
          <p>{country}</p>
          <p className={classes.ways}>
            {phone !== '' && (
              <a
                href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}
                aria-label={`${words.call(name)}: ${phone}`}
              >
                {phone}
              </a>
            )}
            {url !== '' && (
              <a href={url} rel="noreferrer" aria-label={`${words.visit}: ${name}`}>
                {words.visit}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
