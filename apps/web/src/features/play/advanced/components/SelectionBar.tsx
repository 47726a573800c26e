import type { BoardTool } from '@bolillero/domain/play-board/board';
import { advancedTexts } from '@bolillero/texts/advanced';
import { Button } from '../../../../components/ui/Button.tsx';
import { Toolbar } from '../../../../components/ui/Toolbar.tsx';
import classes from './SelectionBar.module.css';
import { buttonOf, toolIcons, toolName } from './tools.ts';
import { useSelectionFocus } from './use-selection-focus.ts';
import { useSelectionKeys } from './use-selection-keys.ts';

const words = advancedTexts.selection;

/** Which tickets are marked at one press. */
export type MarkedAtOnce = 'all' | 'empty' | 'none';

export interface SelectionProps {
  readonly tool: BoardTool;
  /** What was chosen of it: 'JA3 · 3 números · Powerball al azar'. */
  readonly chosen: string | null;
  /** How many tickets are marked. */
  readonly marked: number;
  readonly onMarkAll: (which: MarkedAtOnce) => void;
  readonly onExecute: () => void;
  readonly onCancel: () => void;
}

interface SelectionBarProps extends SelectionProps {
  /** The box of the first slip, which has the focus first. */
  readonly firstBox: () => HTMLElement | null;
}

/**
 * What is told and done while tickets are marked for a tool, in the place of the rows of tools. Ctrl+Enter executes and Escape cancels, wherever
 * the focus is: the page gives its own keys up meanwhile. Afterwards the focus is on the tool's button again.
 */
export function SelectionBar({ firstBox, ...props }: SelectionBarProps) {
  const { tool, chosen, marked, onMarkAll, onExecute, onCancel } = props;
  useSelectionFocus(firstBox, () => document.querySelector<HTMLElement>(`[data-tool="${buttonOf(tool)}"]`));
  useSelectionKeys(onExecute, onCancel);
  const Icon = toolIcons[buttonOf(tool)];
  return (
    <section className={classes.bar} aria-label={words.label}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <div className={classes.about}>
        <h2 className={classes.title}>{words.title(toolName(tool))}</h2>
        <p className={classes.chosen}>{chosen ?? aboutTool(tool)}</p>
      </div>
      <MarkAll onMarkAll={onMarkAll} className={classes.which} />
      <p className={classes.count} role="status">
        {words.marked(marked)}
      </p>
      <div className={classes.acts}>
        <Button variant="outline" size="md" className={classes.cancel} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="md" className={classes.execute} onClick={onExecute}>
          {words.execute}
        </Button>
      </div>
    </section>
  );
}

/** 'Todas · Vacías · Ninguna' */
export function MarkAll({
  onMarkAll,
  className,
}: Pick<SelectionProps, 'onMarkAll'> & { className?: string | undefined }) {
  return (
    <Toolbar label={words.which} className={className}>
      {(['all', 'empty', 'none'] as const).map((which) => (
        <button key={which} type="button" className={classes.mark} onClick={() => onMarkAll(which)}>
          {words[which]}
        </button>
      ))}
    </Toolbar>
  );
}

/** What a tool of which nothing is chosen does. */
export const aboutTool = (tool: BoardTool): string | null =>
  tool.kind === 'fill' ? null : words.does[tool.kind];
