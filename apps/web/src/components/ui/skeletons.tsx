import { uiTexts } from '@bolillero/texts/ui';
import type { ReactNode } from 'react';
import bones from './Bone.module.css';
import { Bone } from './Bone.tsx';
import card from './DrawCard.module.css';
import slip from './Slip.module.css';

/**
 * Wraps what stands for something that loads: one word for screen readers, silence for its shapes. The page's foot waits
 * while there is one (Frame.module.css).
 */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" data-waiting className={bones.waiting}>
      <span className="visually-hidden" role="status">
        {uiTexts.loading}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const count = (n: number) => Array.from({ length: n }, (_, index) => index);

/** Stands for a `BallRow`. */
export function BallRowSkeleton({ balls = 6, size = 30 }: { balls?: number; size?: number }) {
  return (
    <div className={bones.row}>
      {count(balls).map((index) => (
        <Bone key={index} round width={size} height={size} />
      ))}
    </div>
  );
}

/** Stands for a `DrawCard`. */
export function DrawCardSkeleton() {
  return (
    <div className={card.card}>
      <div className={card.header}>
        <Bone round width={44} height={44} />
        <Bone width={150} height={24} />
      </div>
      <div className={card.jackpot}>
        <Bone width={40} height={16} />
        <div style={{ blockSize: 6 }} />
        <Bone width={220} height={34} />
      </div>
      <div className={card.last}>
        <Bone width={150} height={18} />
        <div style={{ blockSize: 8 }} />
        <BallRowSkeleton />
      </div>
      <div className={card.footer}>
        <div>
          <Bone width={150} height={18} />
          <div style={{ blockSize: 4 }} />
          <Bone width={150} height={24} />
        </div>
        <Bone width={76} height={36} />
        <Bone width={230} height={18} />
      </div>
    </div>
  );
}

interface SlipSkeletonProps {
  readonly size: number;
  /** The size of its special drum; 0: it has none. */
  readonly special?: number;
  /** Stands for its header. */
  readonly header?: ReactNode;
  /** Stands for one that is filled in. */
  readonly filledIn?: boolean;
}

/** Stands for a `Slip` of that many numbers, and of its special drum. */
export function SlipSkeleton({ size, special = 0, header, filledIn }: SlipSkeletonProps) {
  return (
    <div className={slip.slip} data-interactive={filledIn || undefined}>
      {header}
      <CellsSkeleton cells={size} />
      {special > 0 && (
        <div className={slip.drum}>
          <div className={slip.drumTitle}>
            <Bone width={80} height={18} />
          </div>
          <CellsSkeleton cells={special} />
        </div>
      )}
    </div>
  );
}

function CellsSkeleton({ cells }: { cells: number }) {
  return (
    <div className={slip.panel} style={{ gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
      {count(cells).map((index) => (
        <span key={index} className={slip.cell}>
          <span className={slip.box} />
        </span>
      ))}
    </div>
  );
}

/** Stands for the rows of a table or list. */
export function RowsSkeleton({ rows = 5, height = 44 }: { rows?: number; height?: number }) {
  return (
    <div className={bones.stack}>
      {count(rows).map((index) => (
        <Bone key={index} height={height} />
      ))}
    </div>
  );
}
