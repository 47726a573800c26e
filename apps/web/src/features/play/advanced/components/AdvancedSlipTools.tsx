import { advancedSlipTexts as words } from '@bolillero/texts/advanced-slip';
import { playTexts } from '@bolillero/texts/play';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { classNames } from '../../../../components/ui/class-names.ts';
import { Toolbar } from '../../../../components/ui/Toolbar.tsx';
import tools from '../../components/TicketTools.module.css';
import { ToolButton } from '../../components/TicketTools.tsx';
import type { AdvancedWork } from '../advanced-work.ts';
import classes from './AdvancedSlip.module.css';

const { helpers } = playTexts;

interface AdvancedSlipToolsProps extends AdvancedWork {
  readonly id: string;
  /** From 1 on. */
  readonly position: number;
}

/** +Caliente, +Frío, +Par, and what empties the slip; on phones the first three in words, and 'Ayudas'. */
export function AdvancedSlipTools({ id, position, act, onRemove, onHelp }: AdvancedSlipToolsProps) {
  const add = (of: 'hot' | 'cold' | 'pair') => () => act({ do: 'add-marked', ticket: id, kind: of });
  const adding = [
    { label: words.hot, Icon: IconFlame, run: add('hot') },
    { label: words.cold, Icon: IconSnowflake, run: add('cold') },
    { label: words.pair, Icon: IconLink, run: add('pair') },
  ];
  const emptying = [
    { label: helpers.clear, Icon: IconEraser, run: () => act({ do: 'clear', ticket: id }) },
    { label: helpers.remove, Icon: IconTrash, run: () => onRemove(id) },
  ];
  const isPhone = onHelp !== undefined;
  return (
    <Toolbar
      className={classNames(tools.tools, classes.tools)}
      data-look={isPhone ? 'words' : 'icons'}
      label={helpers.label(position)}
    >
      {(isPhone ? adding : [...adding, ...emptying]).map((tool) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          name={helpers.forTicket(tool.label, position)}
          iconOnly={!isPhone}
        />
      ))}
      {isPhone && (
        <button type="button" className={classes.help} aria-haspopup="dialog" onClick={onHelp}>
          <IconSparkles size={20} stroke={1.75} aria-hidden="true" />
          {words.help}
        </button>
      )}
    </Toolbar>
  );
}
