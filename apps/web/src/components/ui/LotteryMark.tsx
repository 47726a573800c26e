import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { useState } from 'react';
import { markAddress, markOfLottery } from '../../theme/lottery-marks.ts';
import { coloursOf } from './accent.ts';

/** What a mark is made of; what is not known yet is left out. */
export interface MarkedLottery {
  /** Canonical lottery name. */
  readonly name: string;
  /** The name that people read, for its initials. */
  readonly description?: string;
  readonly image?: string;
  readonly accent?: LotteryAccent;
}

interface LotteryMarkProps {
  readonly lottery: MarkedLottery;
  /** Side in pixels. */
  readonly size?: number;
}

/**
 * A lottery's mark: the image that was uploaded for it, else our own, else its initials. It stands beside the lottery's name, so screen
 * readers pass over it.
 */
export function LotteryMark({ lottery, size = 40 }: LotteryMarkProps) {
  const { name, description = name, image = '', accent } = lottery;
  const [missing, setMissing] = useState<string | null>(null);
  const mark = markOfLottery(name);
  const isOurs = mark !== undefined && image === markAddress(name);
  if (image !== '' && !isOurs && image !== missing) {
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
  const { fill, onFill } = coloursOf(accent);
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
          {initialsOf(description)}
        </text>
      )}
    </svg>
  );
}

/** `EL` of 'Euro Lotto'. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}
