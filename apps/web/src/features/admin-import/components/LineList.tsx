import { adminImportTexts as texts } from '@bolillero/texts/admin-import';
import { type ReactNode, useState } from 'react';
import { Pager } from '../../../components/ui/Pager.tsx';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import table from '../../../components/ui/table.module.css';
import type { ImportReport } from '../api/import-stream.ts';
import classes from './Import.module.css';

const perPage = 50;

interface LineListProps {
  readonly title: string;
  readonly lines: ImportReport['rejected'];
  readonly action?: ReactNode;
}

/** Lines of the file with their reasons, fifty at a time: a file of thousands shows as fast as one of ten. */
export function LineList({ title, lines, action }: LineListProps) {
  const [page, setPage] = useState(1);
  if (lines.length === 0) return null;
  const pages = Math.ceil(lines.length / perPage);
  const current = Math.min(page, pages);
  const shown = lines.slice((current - 1) * perPage, current * perPage);
  return (
    <div className={classes.lines}>
      <div className={classes.linesHead}>
        <h3 className={classes.heading}>
          {title} ({lines.length})
        </h3>
        {action}
      </div>
      <ScrollBox className={classes.scroll} label={title}>
        <table className={classes.lineTable}>
          <thead>
            <tr>
              <th scope="col" className={table.number}>
                {texts.line}
              </th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several reasons; the list never changes
              <tr key={index}>
                <td className={table.number}>{line}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {pages > 1 && (
        <Pager page={current} pages={pages} perPage={perPage} total={lines.length} onPage={setPage} />
      )}
    </div>
  );
}
