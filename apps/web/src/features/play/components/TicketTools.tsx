import { playTexts } from '@bolillero/texts/play';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Toolbar } from '../../../components/ui/Toolbar.tsx';
import { addTicket } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { type PlayTool, ticketTools } from './play-tools.ts';
import classes from './TicketTools.module.css';

const words = playTexts.helpers;

interface TicketToolsProps {
  readonly store: TicketStore;
  readonly id: string;
  /** From 1 on. */
  readonly position: number;
  /** Opens 'Jugar con numerología' for these tickets. */
  readonly onNumerology: (ids: readonly string[]) => void;
  /** Opens the menu of the other tools; without it all four are icons. */
  readonly onMenu?: ((id: string) => void) | undefined;
}

/** One ticket's tools: with words and a menu on phones, as four icons beside its title on wide screens. */
export function TicketTools({ store, id, position, onNumerology, onMenu }: TicketToolsProps) {
  const { random, numerology, clear, remove } = ticketTools(store, () => [id], onNumerology);
  const shown = onMenu ? [random, numerology, clear] : [random, numerology, clear, remove];
  return (
    <Toolbar className={classes.tools} data-look={onMenu ? 'words' : 'icons'} label={words.label(position)}>
      {shown.map((tool) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          name={words.forTicket(tool.label, position)}
          iconOnly={onMenu === undefined}
        />
      ))}
      {onMenu && (
        <button
          type="button"
          className={classes.tool}
          data-more
          aria-label={words.more}
          aria-haspopup="dialog"
          title={words.more}
          onClick={() => onMenu(id)}
        >
          <IconDots size={20} aria-hidden="true" />
        </button>
      )}
    </Toolbar>
  );
}

interface AllTicketsToolsProps {
  readonly store: TicketStore;
  readonly onNumerology: (ids: readonly string[]) => void;
  /** Behind a divider. */
  readonly more: readonly PlayTool[];
}

/** The row above the slips: what is done in all tickets, and one ticket more. */
export function AllTicketsTools({ store, onNumerology, more }: AllTicketsToolsProps) {
  const tools = Object.values(ticketTools(store, store.ids, onNumerology));
  return (
    <div className={classes.row}>
      <p className={classes.rowTitle} aria-hidden="true">
        {words.all}
      </p>
      <Toolbar className={classes.tools} data-look="words" label={words.all}>
        {tools.map((tool) => (
          <ToolButton key={tool.label} tool={tool} name={words.forAll(tool.label)} />
        ))}
        {more.length > 0 && <span className={classes.divider} aria-hidden="true" />}
        {more.map((tool) => (
          <ToolButton key={tool.label} tool={tool} name={tool.label} />
        ))}
        <button
          type="button"
          className={classes.tool}
          data-more
          aria-label={playTexts.tickets.add}
          title={playTexts.tickets.add}
          onClick={() => addTicket(store)}
        >
          <IconPlus size={20} aria-hidden="true" />
        </button>
      </Toolbar>
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: PlayTool;
  readonly name: string;
  readonly iconOnly?: boolean;
}

export function ToolButton({ tool: { label, Icon, run }, name, iconOnly = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      onClick={run}
      aria-label={name}
      title={iconOnly ? label : undefined}
    >
      <Icon size={iconOnly ? 18 : 20} stroke={1.75} aria-hidden="true" />
      {!iconOnly && (
        <span className={classes.word} aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}
