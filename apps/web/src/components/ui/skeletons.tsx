import { uiTexts } from '@bolillero/texts/ui';
import type { ReactNode } from 'react';
import bones from './Bone.module.css';
import { Bone } from './Bone.tsx';
import card from './DrawCard.module.css';
import slip from './Slip.module.css';

/** Wraps what stands for something that loads: one word for screen readers, silence for its shapes. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
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
          <Bone width={170} height={18} />
          <div style={{ blockSize: 6 }} />
          <Bone width={190} height={40} />
        </div>
        <Bone width={92} height={42} />
      </div>
    </div>
  );
}

/** Stands for a `Slip` of that many numbers. */
export function SlipSkeleton({ size, special = 0 }: { size: number; special?: number }) {
  return (
    <div className={slip.slip}>
      <div className={bones.grid} style={{ maxInlineSize: 360, marginInline: 'auto' }}>
        {count(size + special).map((index) => (
          <div key={index} style={{ aspectRatio: 1 }}>
            <Bone height="100%" />
          </div>
        ))}
      </div>
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
