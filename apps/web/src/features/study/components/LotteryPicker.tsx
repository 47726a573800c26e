import { lotteryTexts } from '@bolillero/texts/lotteries';
import { studyTexts as words } from '@bolillero/texts/study';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { accentStyle } from '../../../components/ui/accent.ts';
import { Bone } from '../../../components/ui/Bone.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import classes from './LotteryPicker.module.css';

const atOnce = 4;

interface LotteryPickerProps {
  /** The link of a card. */
  readonly action: (lottery: Lottery) => ReactNode;
}

/** The lotteries in a row of four; with more of them the row is turned with its arrows. */
export function LotteryPicker({ action }: LotteryPickerProps) {
  const row = useRef<HTMLUListElement>(null);
  const query = useQuery(lotteryListQuery());
  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth });
  return (
    <Loaded
      query={query}
      waiting={<PickerSkeleton />}
      empty={<EmptyState title={lotteryTexts.none} hint={lotteryTexts.noneHint} />}
    >
      {(data) => (
        <div className={classes.picker}>
          {data.length > atOnce && (
            <div className={classes.arrows}>
              <IconButton label={words.previous} onClick={() => turn(-1)}>
                <IconChevronLeft size={22} aria-hidden="true" />
              </IconButton>
              <IconButton label={words.next} onClick={() => turn(1)}>
                <IconChevronRight size={22} aria-hidden="true" />
              </IconButton>
            </div>
          )}
          <ul ref={row} className={classes.row} aria-label={words.lotteries}>
            {data.map((lottery) => (
              <li key={lottery.id} className={classes.card} style={accentStyle(lottery.accent)}>
                <LotteryMark lottery={lottery} size={56} />
                <h2 className={classes.name}>{lottery.description}</h2>
                {action(lottery)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

/** As many cards as are in sight at once, each as high as the ones that come. */
function PickerSkeleton() {
  return (
    <div className={classes.picker}>
      <div className={classes.row}>
        {Array.from({ length: atOnce }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={place} className={classes.card}>
            <Bone width={56} height={56} round />
            <p className={classes.name}>
              <Bone width={120} height="1lh" />
            </p>
            <Bone height={40} />
          </div>
        ))}
      </div>
    </div>
  );
}
