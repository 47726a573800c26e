import { pagerTexts } from '@bolillero/texts/pager';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import type { ReactNode } from 'react';
import { Bone } from './Bone.tsx';
import classes from './Pager.module.css';
import { pagerSection, pagesInSection, rowsOnPage } from './pager-section.ts';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list: numbers in sections of ten, and what part of the list is on the screen. */
export function Pager({ page, pages, perPage, total, onPage }: PagerProps) {
  const { from, to } = pagerSection(page, pages);
  const rows = rowsOnPage(page, perPage, total);
  const button = (target: number, label: string, icon: ReactNode) => (
    <button
      type="button"
      className={classes.page}
      aria-label={label}
      title={label}
      disabled={target < 1 || target > pages}
      onClick={() => onPage(target)}
    >
      {icon}
    </button>
  );
  return (
    <div className={classes.pager}>
      <p className={classes.shown}>{pagerTexts.shown(rows.from, rows.to, total)}</p>
      {pages > 1 && (
        <nav aria-label={pagerTexts.label} className={classes.pages}>
          {from > 1 &&
            button(
              from - pagesInSection,
              pagerTexts.previousSection(from - pagesInSection, from - 1),
              <IconChevronsLeft size={18} aria-hidden="true" />,
            )}
          {button(page - 1, pagerTexts.previous, <IconChevronLeft size={18} aria-hidden="true" />)}
          {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) => (
            <button
              key={number}
              type="button"
              className={classes.page}
              aria-label={pagerTexts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ))}
          {button(page + 1, pagerTexts.next, <IconChevronRight size={18} aria-hidden="true" />)}
          {to < pages &&
            button(
              to + 1,
              pagerTexts.nextSection(to + 1, Math.min(to + pagesInSection, pages)),
              <IconChevronsRight size={18} aria-hidden="true" />,
            )}
        </nav>
      )}
    </div>
  );
}

/** Stands for a `Pager` of a long list: the numbers of its first section, between two arrows and before the next section. */
export function PagerSkeleton() {
  return (
    <div className={classes.pager}>
      <p className={classes.shown}>
        <Bone width={150} height={21} />
      </p>
      <div className={classes.pages}>
        {Array.from({ length: pagesInSection + 3 }, (_, place) => place).map((place) => (
          <Bone key={place} width={34} height={34} />
        ))}
      </div>
    </div>
  );
}
