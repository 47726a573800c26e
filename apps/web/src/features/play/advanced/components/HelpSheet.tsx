import { advancedTexts } from '@bolillero/texts/advanced';
import type { Icon } from '@tabler/icons-react';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useId } from 'react';
import { TileHeatKey } from '../../../../components/study/HeatKey.tsx';
import { useBackGesture } from '../../../../components/ui/use-back-gesture.ts';
import { Window } from '../../../../components/ui/Window.tsx';
import type { ColouredBy } from './GamesBar.tsx';
import classes from './HelpSheet.module.css';
import { type FillTool, toolIcons } from './tools.ts';

const words = advancedTexts.sheet;

const tools = [
  'jas-bot',
  'most-likely',
  'percentage',
  'numerology',
  'clear',
  'delete',
] as const satisfies readonly FillTool[];

/** What else the sheet leads to, in its order. */
const others = [
  ['paste', IconClipboardText],
  ['favorites', IconStar],
  ['played', IconListNumbers],
  ['legend', IconBook2],
  ['guide', IconHelp],
] as const satisfies readonly (readonly [string, Icon])[];

export type SheetEntry = (typeof others)[number][0];

interface HelpSheetProps {
  /** What the colours count, and of which group: 'JA3'; null while nothing is coloured. */
  readonly colouredBy: (ColouredBy & { readonly group: string }) | null;
  /** The true odds of what is played here, as a sentence. */
  readonly odds: string;
  readonly onTool: (tool: FillTool) => void;
  readonly onOther: (entry: SheetEntry) => void;
  readonly onClose: () => void;
}

/**
 * 'Ayudas', on phones: the tools in the lower half of the screen, while the coloured slip stays in sight above them. The cross, a drag down, a
 * tap above, Escape and the way back close it; the focus goes back to what opened it.
 */
export function HelpSheet({ colouredBy, odds, onTool, onOther, onClose }: HelpSheetProps) {
  const id = useId();
  useBackGesture(onClose);
  const closing = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Window title={words.title} onClose={onClose} low>
      <div className={classes.content}>
        {colouredBy && (
          <TileHeatKey
            caption={words.key(
              advancedTexts.games.key(colouredBy.draws, colouredBy.chosen),
              colouredBy.group,
            )}
          />
        )}
        <section aria-labelledby={`${id}-fill`}>
          <h3 id={`${id}-fill`} className={classes.title}>
            {words.fill} <span className={classes.then}>· {words.afterwards}</span>
          </h3>
          <ul className={classes.cards}>
            {tools.map((tool) => {
              const ToolIcon = toolIcons[tool];
              return (
                <li key={tool}>
                  <button type="button" className={classes.card} onClick={closing(() => onTool(tool))}>
                    <ToolIcon size={22} stroke={1.75} aria-hidden="true" />
                    <span className={classes.name}>{advancedTexts.tools[tool]}</span>
                    <span className={classes.about}>{words.about[tool]}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
        <ul className={classes.others} aria-label={words.others}>
          {others.map(([entry, OtherIcon]) => (
            <li key={entry}>
              <button type="button" className={classes.other} onClick={closing(() => onOther(entry))}>
                <OtherIcon size={22} stroke={1.75} aria-hidden="true" />
                {words[entry]}
              </button>
            </li>
          ))}
        </ul>
        <p className={classes.honest}>
          {words.honest} {odds}
        </p>
      </div>
    </Window>
  );
}
