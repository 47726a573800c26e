import type { AuditedEntity } from '@bolillero/domain/audit/changes';
import { changeText, adminAuditTexts as texts } from '@bolillero/texts/admin-audit';
import { auditFieldText } from '@bolillero/texts/audit';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useOfficeUser } from '../../../session/admin.ts';
import { type Change, factsOf, useRecordHistory } from '../api.ts';
import { ChangeDetail } from './ChangeDetail.tsx';
import classes from './RecordHistory.module.css';

interface RecordHistoryProps {
  readonly entity: AuditedEntity;
  readonly id: number | string;
  /** What the record's amounts are in, where that is not dollars. */
  readonly currency?: string;
  /** Its place among the page's headings. */
  readonly level?: 2 | 3;
  /** Asked for only when it is unfolded: where the page is about something else. */
  readonly folded?: boolean;
}

/**
 * Who did what to one record, the newest first; each change unfolds to what it changed. The audit is an administrator's: whoever
 * else works on the record sees nothing here.
 */
export function RecordHistory({ entity, id, currency, level = 2, folded = false }: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(!folded);
  if (useOfficeUser()?.role !== 'administrator') return null;
  const Heading = `h${level}` as const;
  const heading = <Heading className={classes.heading}>{texts.history}</Heading>;
  const changes = isOpen && <Changes entity={entity} id={String(id)} currency={currency} />;
  if (!folded) {
    return (
      <section className={classes.history}>
        {heading}
        {changes}
      </section>
    );
  }
  return (
    <details className={classes.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <IconChevronRight size={18} className={classes.chevron} aria-hidden="true" />
        {heading}
      </summary>
      <div className={classes.history}>{changes}</div>
    </details>
  );
}

function Changes({
  entity,
  id,
  currency,
}: {
  entity: AuditedEntity;
  id: string;
  currency?: string | undefined;
}) {
  const history = useRecordHistory(entity, id);
  return (
    <Loaded
      query={history}
      waiting={<RowsSkeleton rows={3} height={40} />}
      isEmpty={({ pages }) => pages[0]?.total === 0}
      empty={<EmptyState title={texts.noHistory} hint={texts.noHistoryHint} />}
    >
      {({ pages }) => (
        <>
          <ul className={classes.changes}>
            {pages
              .flatMap(({ changes }) => changes)
              .map((entry) => (
                <li key={entry.id}>
                  <ChangeItem entry={entry} currency={currency} />
                </li>
              ))}
          </ul>
          {history.hasNextPage && (
            <Button
              variant="light"
              size="xs"
              loading={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              {texts.older}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function ChangeItem({ entry, currency }: { entry: Change; currency?: string | undefined }) {
  const { entity, entityId, action, fields, after } = entry;
  const done = changeText({ entity, entityId, action, fields, after: factsOf(after) });
  return (
    <details className={classes.change}>
      <summary>
        <IconChevronRight size={16} className={classes.chevron} aria-hidden="true" />
        <span className={classes.when}>{instantInWords(entry.at)}</span>
        <span className={classes.done}>{done}</span>
        <span className={classes.who}>{entry.who}</span>
        <span className={classes.fields}>{fieldList(entry)}</span>
      </summary>
      <ChangeDetail entry={entry} currency={currency} />
    </details>
  );
}

/** Which fields a change changed; what came or went came or went whole. */
function fieldList({ fields, entity, before, after }: Change): string {
  if (before === null || after === null) return '';
  return fields.map((field) => auditFieldText(field, entity).toLowerCase()).join(', ');
}
