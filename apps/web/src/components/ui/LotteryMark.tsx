import { useState } from 'react';
import { appearanceOf } from '../../theme/lottery-appearances.ts';
import { coloursOf } from './accent.ts';

interface LotteryMarkProps {
  /** Canonical lottery name. */
  readonly name: string;
  /** Side in pixels. */
  readonly size?: number;
  /** The lottery's own image, for lotteries that have no mark here. */
  readonly image?: string | undefined;
}

/**
 * A lottery's mark: our own, else its image, else its initials. It stands beside the lottery's name, so screen readers
 * pass over it.
 */
export function LotteryMark({ name, size = 40, image }: LotteryMarkProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const mark = appearanceOf(name)?.mark;
  if (!mark && image && image !== missing) {
    return (
      <img
        src={image}
        width={size}
        height={size}
        alt=""
        style={{ flex: 'none', objectFit: 'contain' }}
        onError={() => setMissing(image)}
      />
    );
  }
  const { fill, onFill } = coloursOf(name);
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx="24" cy="24" r="24" fill={fill} />
      {mark ? (
        mark.map((shape) => <path key={shape} d={shape} fill={onFill} fillRule="evenodd" />)
      ) : (
        <text
          x="24"
          y="24"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="20"
          fontWeight="700"
          fill={onFill}
        >
          {initialsOf(name)}
        </text>
      )}
    </svg>
  );
}

/** `EL` of `euro_lotto`. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}
