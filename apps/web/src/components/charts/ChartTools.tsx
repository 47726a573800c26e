import { chartTexts as texts } from '@bolillero/texts/charts';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import type { ReactNode, RefObject } from 'react';
import { ActMenu } from '../ui/ActMenu.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { showSuccess, showWarning } from '../ui/notice-store.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import classes from './ChartTools.module.css';
import type { ChartTable } from './chart-table.ts';

interface ChartToolsProps {
  readonly title: string;
  readonly scope: string;
  /** Before the others. */
  readonly more: ReactNode;
  readonly helpOn: boolean;
  readonly onHelp: (() => void) | undefined;
  readonly table: (() => ChartTable) | undefined;
  /** What files are made of. */
  readonly fileTable: (() => ChartTable) | undefined;
  readonly isTable: boolean;
  readonly onTable: () => void;
  /** What is rarely wanted stands under "Más" on a desktop too. */
  readonly narrow: boolean;
  /** Where the picture is that can be saved. */
  readonly picture: RefObject<HTMLElement | null> | undefined;
  /** Somewhere in the card, whose sentence stands on a saved picture. */
  readonly card: RefObject<HTMLElement | null>;
}

/** What can be done with a chart: help, table, image, files. On a phone what is rarely wanted stands under "Más". */
export function ChartTools(props: ChartToolsProps) {
  const { title, scope, more, helpOn, onHelp, table, fileTable, isTable, onTable, narrow, picture, card } =
    props;
  const phone = useMediaQuery('(max-width: 48em)');
  const folds = phone || narrow;
  const saved = async (saving: Promise<string>) => {
    try {
      showSuccess(texts.saved(await saving));
    } catch {
      showWarning(texts.notSaved);
    }
  };
  const saveImage = async () => {
    const { saveChartImage } = await import('./chart-image.ts');
    const sentence = card.current?.closest('section')?.querySelector('[data-sentence]')?.textContent ?? '';
    return saveChartImage(picture?.current ?? null, { title, sentence, scope });
  };
  const saveTable = async (format: 'csv' | 'xlsx') => {
    const { saveChartTable } = await import('./chart-files.ts');
    if (fileTable === undefined) throw new Error('no table');
    return saveChartTable(fileTable(), scope, format);
  };
  const files =
    fileTable === undefined
      ? []
      : (['csv', 'xlsx'] as const).map((format) => ({
          label: texts.downloadAs[format],
          onAct: () => void saved(saveTable(format)),
        }));
  const image = picture && { label: texts.saveImage, onAct: () => void saved(saveImage()) };
  return (
    <div className={classes.tools}>
      {more}
      {onHelp && (
        <IconButton
          label={texts.toolOf(texts.help, title)}
          aria-pressed={helpOn}
          className={classes.tool}
          onClick={onHelp}
        >
          <IconHelp size={22} aria-hidden="true" />
        </IconButton>
      )}
      {table && (
        <IconButton
          label={texts.toolOf(isTable ? texts.asChart : texts.asTable, title)}
          className={classes.tool}
          onClick={onTable}
        >
          {isTable ? (
            <IconChartBar size={22} aria-hidden="true" />
          ) : (
            <IconTable size={22} aria-hidden="true" />
          )}
        </IconButton>
      )}
      {!folds && image && (
        <IconButton
          label={texts.toolOf(texts.saveImage, title)}
          className={classes.tool}
          onClick={image.onAct}
        >
          <IconPhoto size={22} aria-hidden="true" />
        </IconButton>
      )}
      {folds && (image || files.length > 0) && (
        <ActMenu
          label={texts.moreOf(title)}
          className={classes.tool}
          acts={[...(image ? [image] : []), ...files]}
        >
          <IconDots size={22} aria-hidden="true" />
        </ActMenu>
      )}
      {!folds && files.length > 0 && (
        <ActMenu label={texts.toolOf(texts.download, title)} className={classes.tool} acts={files}>
          <IconDownload size={22} aria-hidden="true" />
        </ActMenu>
      )}
    </div>
  );
}
