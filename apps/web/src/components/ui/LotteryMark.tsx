import { accentOf } from './accent.ts';
import { lotteryMarks } from './lottery-marks.ts';

interface LotteryMarkProps {
  /** Canonical lottery name. */
  readonly name: string;
  /** Side in pixels. */
  readonly size?: number;
  /** The lottery's own image, for lotteries that have no mark here. */
  readonly image?: string | undefined;
}

/** A lottery's mark. It stands beside the lottery's name, so screen readers pass over it. */
export function LotteryMark({ name, size = 40, image }: LotteryMarkProps) {
  const shapes = lotteryMarks[name];
  if (!shapes && image) {
    return (
      <img src={image} width={size} height={size} alt="" style={{ flex: 'none', objectFit: 'contain' }} />
    );
  }
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx="24" cy="24" r="24" fill={accentOf(name)} />
      {shapes ? (
        shapes.map((shape) => <path key={shape} d={shape} fill="var(--on-accent)" fillRule="evenodd" />)
      ) : (
        <circle cx="24" cy="24" r="10" fill="var(--on-felt)" />
      )}
    </svg>
  );
}
