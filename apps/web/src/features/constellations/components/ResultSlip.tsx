import { specialSize } from '@bolillero/domain/games/matrix';
import { expectedAmong } from '@bolillero/domain/statistics/previous-plays';
import { slipsTexts as words } from '@bolillero/texts/study-slips';
import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type LotteryDetail, matrixOn } from '../../../api/lottery.ts';
import type { StudiedDraw } from '../../../api/study.ts';
import { accentStyle } from '../../../components/ui/accent.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import paper from '../../../components/ui/Slip.module.css';
import { slipGeometry } from '../../../components/ui/slip-geometry.ts';
import { Toolbar } from '../../../components/ui/Toolbar.tsx';
import type { PreviousGroup } from '../previous-groups.ts';
import { keyOf, moveOnSlip, type SlipPlace, shownNumbers, specialColumns } from '../slip-numbers.ts';
import { highlighted, type SlipGroup } from '../slip-state.ts';
import type { SlipStore } from '../slip-store.ts';
import classes from './ResultSlip.module.css';
import { SlipNumbers } from './SlipNumbers.tsx';

export interface ResultSlipProps {
  readonly lottery: LotteryDetail;
  readonly draw: StudiedDraw;
  readonly store: SlipStore;
  /** The group that all slips have which chose none of their own. */
  readonly common: SlipGroup | null;
  /** The balls of a group before this draw; null until the history is there. */
  readonly groupOf: (date: string, group: SlipGroup) => PreviousGroup | null;
  /** It is compared: the line of a draw that resembles it lies over it. */
  readonly compared: boolean;
  readonly overlay: readonly number[] | undefined;
  /** `marked`: the balls were marked by the player, and are not those of the draw. */
  readonly onCompare: (date: string, balls: readonly number[], marked: boolean) => void;
  readonly onCopy: ((draw: StudiedDraw) => void) | undefined;
  /** Asks for the draws of JAS, and then calls back. */
  readonly onJas: (then: () => void) => void;
  readonly jasChosen: boolean;
  /** Further acts: links and buttons. */
  readonly acts?: ((draw: StudiedDraw) => ReactNode) | undefined;
}

const groups = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A past draw on its slip: what came, what of it came from before, and which draws resemble it. */
export const ResultSlip = memo(function ResultSlip(props: ResultSlipProps) {
  const { lottery, draw, store, common, groupOf, compared, overlay, onCompare, onCopy } = props;
  const { date, balls, special } = draw;
  const state = useSyncExternalStore(
    (listener) => store.watch(date, listener),
    () => store.get(date),
  );
  const [place, setPlace] = useState<SlipPlace | null>(null);
  const [said, setSaid] = useState('');
  const numbers = useRef<HTMLDivElement>(null);
  const id = useId();
  const matrix = matrixOn(lottery, date);
  const drum = specialSize(matrix);
  const columns = lottery.slipColumns;
  const chosen = state.group === undefined ? common : state.group;
  const group = chosen === null ? null : groupOf(date, chosen);
  const main = shownNumbers(balls, group?.main ?? null, state.marks, '');
  const extra = shownNumbers(
    special === null || drum === 0 ? [] : [special],
    group?.special ?? null,
    state.marks,
    '+',
  );
  const name = words.slipOf(dateInWords(date, 'long'));
  const numberOf = ({ special: isSpecial, number }: SlipPlace) =>
    isSpecial ? words.special(lottery.specialName, number) : String(number);

  const at = place ?? { special: false, number: balls[0] ?? 1 };
  const cell = words.number(
    numberOf(at),
    (at.special ? extra : main).get(at.number)?.drawn ?? false,
    group && ((at.special ? group.special : group.main).find(({ ball }) => ball === at.number)?.count ?? 0),
  );
  const rows = slipGeometry(matrix.size, columns).rows;
  const across = at.special ? specialColumns : columns;

  const press = (at: SlipPlace) => {
    setPlace(at);
    store.act(date, { do: 'press', ball: keyOf(at) });
    const colour = store.get(date).marks.get(keyOf(at));
    setSaid(
      words.coloured(numberOf(at), colour === undefined ? words.uncoloured : (words.colours[colour] ?? '')),
    );
  };
  const saveImage = async () => {
    try {
      const { saveChartImage } = await import('../../../components/charts/chart-image.ts');
      const sentence =
        numbers.current?.closest('section')?.querySelector('[data-sentence]')?.textContent ?? '';
      showSuccess(
        words.saved(
          await saveChartImage(numbers.current, { title: name, sentence, scope: lottery.description }),
        ),
      );
    } catch {
      showWarning(words.notSaved);
    }
  };
  const compare = () => {
    const wanted = highlighted(state.marks, balls);
    onCompare(date, wanted, wanted.join() !== balls.join());
  };
  /** C and M, wherever on the slip the focus is. */
  const onLetter = (event: KeyboardEvent) => {
    if (event.metaKey || event.altKey || event.ctrlKey) return;
    const letter = event.key.toLowerCase();
    if (letter === 'c') onCopy?.(draw);
    if (letter === 'm') compare();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return press(at);
    }
    const to = moveOnSlip(matrix, columns, at, event.key, event.ctrlKey);
    if (to === null) return;
    event.preventDefault();
    setPlace(to);
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const isSpecial = (event.currentTarget.dataset.drum ?? '') === 'special';
    const box = event.currentTarget.getBoundingClientRect();
    const across = isSpecial ? specialColumns : columns;
    const size = isSpecial ? drum : matrix.size;
    const cell = box.width / across;
    const column = Math.min(across - 1, Math.floor((event.clientX - box.left) / cell));
    const number = Math.floor((event.clientY - box.top) / cell) * across + column + 1;
    if (number >= 1 && number <= size) press({ special: isSpecial, number });
  };
  return (
    <section
      className={`${paper.slip} ${classes.slip}`}
      style={accentStyle(lottery.accent)}
      aria-label={name}
      data-compared={compared || undefined}
      data-draw={date}
      onKeyDown={onLetter}
    >
      <div className={classes.head}>
        <h3 className={classes.date}>{`${dateInWords(date, 'short')} ${date.slice(0, 4)}`}</h3>
        <IconButton
          label={`${words.image}: ${name}`}
          className={classes.tool}
          onClick={() => void saveImage()}
        >
          <IconPhoto size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture of a grid, of whose cells the one that is looked at is there to be read */}
      <div
        role="grid"
        aria-rowcount={rows + slipGeometry(drum, specialColumns).rows}
        aria-colcount={Math.max(columns, drum > 0 ? specialColumns : 0)}
        aria-activedescendant={id}
        aria-label={`${name}: ${balls.join(', ')}${special === null ? '' : ` + ${special}`}. ${words.keys}`}
        tabIndex={0}
        ref={numbers}
        className={classes.numbers}
        onKeyDown={onKeyDown}
        onFocus={() => setPlace(at)}
        onBlur={() => setPlace(null)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as the grid */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
        <div
          role="row"
          className="visually-hidden"
          aria-rowindex={(at.special ? rows : 0) + Math.ceil(at.number / across)}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: as the grid */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus */}
          <span role="gridcell" id={id} aria-colindex={((at.number - 1) % across) + 1}>
            {cell}
          </span>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the group has the keys */}
        <div data-drum="main" className={classes.drum} onClick={onClick}>
          <SlipNumbers
            size={matrix.size}
            columns={columns}
            shown={main}
            line={balls}
            overlay={overlay}
            looked={place !== null && !place.special ? place.number : null}
          />
        </div>
        {drum > 0 && (
          <>
            <p className={classes.specialName} aria-hidden="true">
              {lottery.specialName}
            </p>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the group has the keys */}
            <div data-drum="special" className={classes.drum} onClick={onClick}>
              <SlipNumbers
                size={drum}
                columns={specialColumns}
                special
                shown={extra}
                line={[]}
                looked={place?.special ? place.number : null}
              />
            </div>
          </>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <p className={classes.came} {...(group !== null && { 'data-sentence': true })}>
        {chosen === null ? (
          words.choose
        ) : group === null ? (
          words.waiting
        ) : (
          <>
            <b>
              {words.came(
                balls.filter((ball) => group.main.some((one) => one.ball === ball)).length,
                balls.length,
              )}
            </b>
            {words.cameFrom(
              balls.filter((ball) => group.main.some((one) => one.ball === ball)).length,
              chosen === 'jas' ? words.jas : words.ja(chosen),
              expectedAmong(matrix, group.main),
            )}
          </>
        )}
      </p>
      <Toolbar label={words.groups} className={classes.groups}>
        {groups.map((k) => (
          <button
            key={k}
            type="button"
            title={words.jaOf(k)}
            aria-pressed={chosen === k}
            className={classes.group}
            onClick={() => store.act(date, { do: 'choose', group: k, common })}
          >
            {words.ja(k)}
          </button>
        ))}
        <button
          type="button"
          title={words.jasOf}
          aria-pressed={chosen === 'jas'}
          aria-haspopup="dialog"
          className={classes.group}
          onClick={() => {
            if (chosen === 'jas') return store.act(date, { do: 'choose', group: 'jas', common });
            return props.onJas(() => {
              if (store.get(date).group !== 'jas')
                store.act(date, { do: 'choose', group: 'jas', common: null });
            });
          }}
        >
          {words.jas}
        </button>
        <button
          type="button"
          aria-label={words.erase}
          title={words.erase}
          className={classes.group}
          onClick={() => store.act(date, { do: 'erase' })}
        >
          <IconEraser size={20} aria-hidden="true" />
        </button>
      </Toolbar>
      <div className={classes.acts}>
        {onCopy && (
          <Button
            size="md"
            leftSection={<IconCopy size={18} aria-hidden="true" />}
            onClick={() => onCopy(draw)}
          >
            {words.copy}
          </Button>
        )}
        <Button
          size="md"
          variant="default"
          leftSection={<IconArrowsShuffle size={18} aria-hidden="true" />}
          onClick={compare}
        >
          {words.compare}
        </Button>
      </div>
      {props.acts && <div className={classes.more}>{props.acts(draw)}</div>}
    </section>
  );
});
