import { searchText } from '@bolillero/domain/search/search-text';
import { changeText, lateTicket, recordText, adminAuditTexts as texts } from '@bolillero/texts/admin-audit';
import { auditChoices, auditEntityText, auditFieldText } from '@bolillero/texts/audit';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, useState } from 'react';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListFilters } from '../../../components/table/list-filters.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import table from '../../../components/ui/table.module.css';
import {
  type AuditSearch,
  type Change,
  exportedChanges,
  factsOf,
  useAuditPeople,
  useChanges,
} from '../api.ts';
import { ChangeDetail } from './ChangeDetail.tsx';
import classes from './ChangeList.module.css';

const { columns: heads } = texts;

const told = (change: Change) => ({ ...change, after: factsOf(change.after) });

const columns: readonly ListColumn<Change>[] = [
  { id: 'at', heading: heads.at, sort: 'at', cell: ({ at }) => instantInWords(at), width: 120 },
  {
    id: 'who',
    heading: heads.who,
    sort: 'who',
    grows: true,
    goes: 2,
    cell: ({ who }) => <span title={who}>{who}</span>,
  },
  { id: 'what', heading: heads.what, sort: 'entity', goes: 3, cell: ({ entity }) => auditEntityText(entity) },
  {
    id: 'record',
    heading: heads.record,
    names: true,
    grows: true,
    cell: (change) => <span title={recordText(change)}>{recordText(change)}</span>,
  },
  { id: 'action', heading: heads.action, sort: 'action', cell: (change) => <Done change={change} /> },
  {
    id: 'fields',
    heading: heads.fields,
    grows: true,
    goes: 1,
    cell: (change) => <span title={fieldsOf(change)}>{fieldsOf(change)}</span>,
  },
];

function Done({ change }: { change: Change }) {
  if (!lateTicket(factsOf(change.after))) return changeText(told(change));
  return (
    <span className={table.tag} data-tone="danger">
      <IconAlertTriangle size={14} aria-hidden="true" /> {texts.lateTicket}
    </span>
  );
}

function fieldsOf({ fields, entity, before, after }: Change): string {
  if (fields.length === 0) return texts.nothing;
  if (before === null || after === null) return texts.allFields;
  return fields.map((field) => auditFieldText(field, entity).toLowerCase()).join(', ');
}

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => searchText(a.label).localeCompare(searchText(b.label), 'es'));

interface ChangeListProps {
  readonly state: ListState<AuditSearch>;
  /** The link to a change's record; null where there is no page of it. */
  readonly linkTo: (change: Change) => ReactNode;
}

/** Every change by anybody of the office, the newest first; a row unfolds to what it changed. */
export function ChangeList({ state, linkTo }: ChangeListProps) {
  const list = useChanges(state.search);
  const people = useAuditPeople().data ?? [];
  const [open, setOpen] = useState<readonly number[]>([]);
  const toggle = ({ id }: Change) =>
    setOpen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const filters: ListFilters<AuditSearch> = {
    search: texts.search,
    choices: [
      {
        name: 'admin',
        label: heads.who,
        options: people.map(({ id, name }) => ({ value: String(id), label: name })),
      },
      { name: 'entity', label: heads.what, options: options(auditChoices.entities) },
      { name: 'action', label: heads.action, options: options(auditChoices.actions) },
      { name: 'field', label: texts.field, options: options(auditChoices.fields) },
      ...(state.search.record === undefined
        ? []
        : [
            {
              name: 'record' as const,
              label: heads.record,
              options: [{ value: state.search.record, label: state.search.record }],
            },
          ]),
    ],
    dates: heads.at,
  };
  return (
    <ListTable<AuditSearch, Change>
      name="audit"
      label={texts.title}
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      keyOf={({ id }) => id}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
      onOpen={toggle}
      onExport={exportedChanges(state.search)}
      below={(change) =>
        open.includes(change.id) ? (
          <div className={classes.unfolded}>
            <ChangeDetail entry={change} />
            <p className={classes.onward}>
              {linkTo(change)}
              <Button
                variant="subtle"
                size="xs"
                onClick={() =>
                  state.change({
                    entity: change.entity,
                    record: change.entityId,
                    q: undefined,
                    admin: undefined,
                    action: undefined,
                    field: undefined,
                  })
                }
              >
                {texts.seeHistory}
              </Button>
            </p>
          </div>
        ) : null
      }
    />
  );
}
