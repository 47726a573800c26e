import { publicTexts } from '@bolillero/texts/public';
import { Slip } from '../../../components/ui/Slip.tsx';
import classes from './ExampleTicket.module.css';

const words = publicTexts.ticket;

/** A scanned slip, drawn: no operator's ticket is copied. */
export function ExampleTicket() {
  return (
    <figure className={classes.figure}>
      <div className={classes.sheet}>
        <p className={classes.file} aria-hidden="true">
          {words.exampleFile}
        </p>
        <Slip
          size={69}
          balls={[7, 18, 29, 44, 61]}
          special={{ size: 26, chosen: 12, name: 'Powerball' }}
          accent="red"
          label={words.exampleLabel}
          header={
            <p className={classes.header}>
              <span className={classes.order}>{words.exampleOrder}</span>
              <span className={classes.mark}>{words.example}</span>
            </p>
          }
          footer={<span className={classes.code} aria-hidden="true" />}
        />
      </div>
      <figcaption className={classes.caption}>{words.exampleNote}</figcaption>
    </figure>
  );
}
