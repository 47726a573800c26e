import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { colorScheme } from '../../../theme/color-scheme.ts';
import type { DrawnLine } from '../lines-in-sight.ts';
import classes from './AbsenceLines.module.css';

interface LineMarksProps {
  readonly lines: readonly DrawnLine[];
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Dots and absences of the lines as elements: sharp in print and in a saved image. */
export function LineMarks({ lines, radius }: LineMarksProps) {
  return lines.map(({ ball, y, xs, absence }) => (
    <g key={ball}>
      {absence && <line className={classes.absence} x1={absence.from} x2={absence.to} y1={y} y2={y} />}
      {xs.map((x) => (
        <circle key={x} className={classes.dot} cx={x} cy={y} r={radius} />
      ))}
    </g>
  ));
}

/** The same as pixels, for more draws than elements can keep up with. */
export function PaintedLineMarks({ lines, width, height, radius }: LineMarksProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes the colours that are read
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const colors = getComputedStyle(canvas.current);
    const scale = devicePixelRatio;
    // also empties it
    canvas.current.width = Math.ceil(width * scale);
    canvas.current.height = Math.ceil(height * scale);
    context.scale(scale, scale);
    paint(context, lines, radius, colors.getPropertyValue('--felt'), colors.getPropertyValue('--ink'));
  }, [lines, width, height, radius, scheme]);
  return <canvas ref={canvas} className={classes.canvas} style={{ width, height }} />;
}

/** Room around the dots at both edges, so that none is cut. */
export const edge = 4;

function paint(
  context: CanvasRenderingContext2D,
  lines: readonly DrawnLine[],
  radius: number,
  felt: string,
  ink: string,
): void {
  context.translate(edge, 0);
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.beginPath();
  for (const { y, absence } of lines) {
    if (absence === null) continue;
    context.moveTo(absence.from, y);
    context.lineTo(absence.to, y);
  }
  context.stroke();
  context.fillStyle = felt;
  for (const { y, xs } of lines) {
    for (const x of xs) {
      // at this size nobody tells a square from a disc, and it costs a fraction
      if (radius < 2) context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      else {
        context.beginPath();
        context.arc(x, y, radius, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }
}
