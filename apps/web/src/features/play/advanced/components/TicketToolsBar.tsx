import { advancedTexts } from '@bolillero/texts/advanced';
import { playTexts } from '@bolillero/texts/play';
import { Toolbar } from '../../../../components/ui/Toolbar.tsx';
import type { PlayTool } from '../../components/play-tools.ts';
import row from '../../components/TicketTools.module.css';
import classes from './TicketToolsBar.module.css';
import { type FillTool, toolIcons } from './tools.ts';

/** PRONÓSTICO MAYOR stands with the previous plays. */
const tools = [
  'jas-bot',
  'percentage',
  'numerology',
  'clear',
  'delete',
] as const satisfies readonly FillTool[];

interface TicketToolsBarProps {
  readonly onTool: (tool: FillTool) => void;
  /** Behind a divider: what brings whole tickets. */
  readonly more: readonly PlayTool[];
}

/** 'Cartillas': what fills and cleans the tickets that are marked afterwards. One stop of the keyboard. */
export function TicketToolsBar({ onTool, more }: TicketToolsBarProps) {
  return (
    <div className={classes.bar}>
      <p className={row.rowTitle} aria-hidden="true">
        {playTexts.tickets.title}
      </p>
      <Toolbar className={classes.tools} label={playTexts.tickets.title}>
        {tools.map((tool) => {
          const Icon = toolIcons[tool];
          return (
            <button
              key={tool}
              type="button"
              className={row.tool}
              data-tool={tool}
              onClick={() => onTool(tool)}
            >
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {advancedTexts.tools[tool]}
            </button>
          );
        })}
        {more.length > 0 && <span className={row.divider} aria-hidden="true" />}
        {more.map(({ label, Icon, run }) => (
          <button key={label} type="button" className={row.tool} onClick={run}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {label}
          </button>
        ))}
      </Toolbar>
    </div>
  );
}
