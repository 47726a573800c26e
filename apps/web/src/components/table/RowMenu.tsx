import { tableTexts as texts } from '@bolillero/texts/table';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type Act, ActMenu } from '../ui/ActMenu.tsx';

interface RowMenuProps {
  /** What the row is called. */
  readonly of: string;
  readonly acts: readonly Act[];
}

/** The lesser acts of a row, under one button. */
export function RowMenu({ of, acts }: RowMenuProps) {
  return (
    <ActMenu label={texts.more(of)} acts={acts}>
      <IconDots size={18} aria-hidden="true" />
    </ActMenu>
  );
}
