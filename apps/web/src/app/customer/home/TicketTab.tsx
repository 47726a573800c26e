import { publicTexts } from '@bolillero/texts/public';
import { ExampleTicket } from './ExampleTicket.tsx';
import { Points } from './Points.tsx';
import classes from './Tab.module.css';
import { Tab } from './Tab.tsx';

const words = publicTexts.ticket;

/** Ticket: what the PDF of a bought slip is, and how one gets it. */
export function TicketTab() {
  return (
    <Tab title={words.title} lead={words.lead} description={publicTexts.meta.ticket}>
      <div className={classes.beside}>
        <div>
          <h2 className={classes.subtitle}>{words.stepsTitle}</h2>
          <Points points={words.steps} steps />
          <h2 className={classes.subtitle}>{words.checksTitle}</h2>
          <ul className={classes.checks}>
            {words.checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
          <p className={classes.note}>{words.mismatch}</p>
        </div>
        <ExampleTicket />
      </div>
    </Tab>
  );
}
