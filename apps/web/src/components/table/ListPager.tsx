import { pagerTexts } from '@bolillero/texts/pager';
import { tableTexts as texts } from '@bolillero/texts/table';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Bone } from '../ui/Bone.tsx';
import { pagerSection, pagesInSection, rowsOnPage } from '../ui/pager-section.ts';
import classes from './ListPager.module.css';
import { rowsPerPage } from './list-search.ts';

interface ListPagerProps {
  readonly page: number;
  readonly perPage: number;
  /** Undefined while the rows are being counted: its place is kept. */
  readonly total: number | undefined;
  /** Rows on the screen. */
  readonly shown: number;
  readonly onPage: (page: number) => void;
  readonly onRows: (rows: number) => void;
}

/** What part of a list is on the screen, how many rows a page has, and the way to the others: buttons in sections of ten. */
export function ListPager({ page, perPage, total, shown, onPage, onRows }: ListPagerProps) {
  const pages = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  const { from, to } = pagerSection(page, pages);
  const rows = rowsOnPage(page, perPage, total ?? (page - 1) * perPage + shown);
  const step = (target: number, label: string, icon: ReactNode) => (
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
      <p className={classes.shown}>
        {texts.shown(rows.from, rows.to)}{' '}
        {total === undefined ? <Bone width={60} height={14} /> : texts.of(total)}
      </p>
      <label className={classes.rows}>
        {texts.rows}
        <select
          className={classes.select}
          value={perPage}
          onChange={(event) => onRows(Number(event.currentTarget.value))}
        >
          {rowsPerPage.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label={pagerTexts.label} className={classes.pages}>
        {pages > pagesInSection && <GoTo pages={pages} onPage={onPage} />}
        {step(
          from - pagesInSection,
          pagerTexts.previousSection(Math.max(1, from - pagesInSection), Math.max(1, from - 1)),
          <IconChevronsLeft size={18} aria-hidden="true" />,
        )}
        {step(page - 1, pagerTexts.previous, <IconChevronLeft size={18} aria-hidden="true" />)}
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
        {step(page + 1, pagerTexts.next, <IconChevronRight size={18} aria-hidden="true" />)}
        {step(
          to + 1,
          pagerTexts.nextSection(Math.min(to + 1, pages), Math.min(to + pagesInSection, pages)),
          <IconChevronsRight size={18} aria-hidden="true" />,
        )}
      </nav>
    </div>
  );
}

/** The number of a page, typed. */
function GoTo({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Math.min(Math.max(1, Number(typed)), pages);
    if (/^\d+$/.test(typed)) onPage(wanted);
    setTyped('');
  };
  return (
    <form className={classes.goTo} onSubmit={submit}>
      <label className={classes.rows}>
        {texts.goTo}
        <input
          className={classes.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        />
      </label>
    </form>
  );
}
