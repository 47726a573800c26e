import { houseLines, houseTexts } from '@bolillero/texts/house';
import type { House } from '../../api/settings.ts';
import classes from './HouseLines.module.css';

/** Who stands behind the product, as every page says it at its foot; what is not known is left out. */
export function HouseLines({ house }: { house: House }) {
  const lines = houseLines(house);
  if (lines.length === 0) return null;
  return (
    <address className={classes.house}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {house.example && <span className={classes.example}>{houseTexts.example}</span>}
    </address>
  );
}
