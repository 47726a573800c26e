import { generate } from 'lean-qr';
import classes from './Security.module.css';

/** Squares of white that readers want around the code. */
const quiet = 4;

/** A text as a QR code, drawn here: a secret goes to nobody for its picture. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, at) => at);
  const squares = places.flatMap((y) =>
    places.filter((x) => code.get(x, y)).map((x) => `M${x + quiet} ${y + quiet}h1v1h-1z`),
  );
  const size = code.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
