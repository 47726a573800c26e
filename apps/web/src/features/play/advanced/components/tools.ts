import type { BoardTool } from '@bolillero/domain/play-board/board';
import { advancedTexts } from '@bolillero/texts/advanced';
import { helperNames } from '@bolillero/texts/forecast-choice';
import type { Icon } from '@tabler/icons-react';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

/** A button whose work is done to the tickets that are marked afterwards; it bears its name as `data-tool`. */
export type FillTool = keyof typeof advancedTexts.tools;

export const toolIcons: Readonly<Record<FillTool, Icon>> = {
  'jas-bot': IconRobot,
  'most-likely': IconTarget,
  percentage: IconPercentage,
  numerology: IconCalendarClock,
  clear: IconEraser,
  delete: IconTrash,
};

/** The button that a tool was begun with. */
export function buttonOf(tool: BoardTool): FillTool {
  if (tool.kind !== 'fill') return tool.kind;
  const { helper } = tool.choice;
  return helper === 'most-likely' || helper === 'percentage' || helper === 'numerology' ? helper : 'jas-bot';
}

/** What a tool is called while tickets are marked for it. */
export function toolName(tool: BoardTool): string {
  return tool.kind === 'fill' ? helperNames[tool.choice.helper] : advancedTexts.tools[tool.kind];
}
