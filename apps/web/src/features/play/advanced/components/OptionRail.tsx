import { advancedTexts } from '@bolillero/texts/advanced';
import type { Icon } from '@tabler/icons-react';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../../../components/ui/IconButton.tsx';
import { Toolbar } from '../../../../components/ui/Toolbar.tsx';
import classes from './OptionRail.module.css';

const options = [
  ['guide', IconHelp],
  ['legend', IconBook2],
  ['add', IconPlus],
  ['clear', IconEraser],
  ['delete', IconTrash],
] as const satisfies readonly (readonly [string, Icon])[];

export type RailOption = (typeof options)[number][0];

interface OptionRailProps {
  readonly onOption: (option: RailOption) => void;
}

/** The buttons at the right of the slips: the guide, the legend, one ticket more, cleaning and taking away. One stop of the keyboard. */
export function OptionRail({ onOption }: OptionRailProps) {
  return (
    <Toolbar className={classes.rail} label={advancedTexts.rail.label} aria-orientation="vertical">
      {options.map(([option, OptionIcon]) => (
        <IconButton
          key={option}
          label={advancedTexts.rail[option]}
          className={classes.option}
          data-option={option}
          onClick={() => onOption(option)}
        >
          <OptionIcon size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      ))}
    </Toolbar>
  );
}
