import { mailKindText, adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListFilters } from '../../../components/table/list-filters.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { exportedMails, type Mail, type MailSearch, useMails } from '../api.ts';
import { isFailing, isUnsent } from '../mail-state.ts';
import { useResend } from '../use-resend.ts';
import { MailState } from './MailState.tsx';

const { columns: heads, parts } = texts;

const columns: readonly ListColumn<Mail>[] = [
  { id: 'state', heading: heads.state, sort: 'state', cell: (mail) => <MailState mail={mail} withReason /> },
  {
    id: 'mail',
    heading: heads.mail,
    names: true,
    grows: true,
    wide: true,
    cell: ({ subject }) => <span title={subject}>{subject}</span>,
  },
  {
    id: 'to',
    heading: heads.to,
    sort: 'address',
    grows: true,
    wide: true,
    cell: ({ address }) => <span title={address}>{address}</span>,
  },
  { id: 'kind', heading: heads.kind, goes: 1, cell: ({ kind }) => mailKindText(kind) },
  { id: 'attempts', heading: heads.attempts, numeric: true, goes: 2, cell: ({ attempts }) => attempts },
  {
    id: 'created',
    heading: heads.created,
    sort: 'created_at',
    cell: ({ createdAt }) => instantInWords(createdAt),
  },
];

const filters: ListFilters<MailSearch> = {
  search: texts.search,
  choices: [
    {
      name: 'kind',
      label: texts.kind,
      options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
    },
  ],
  dates: heads.created,
  parts: {
    name: 'part',
    label: parts.label,
    options: [
      { value: '', label: parts.all },
      { value: 'failing', label: parts.failing },
      { value: 'waiting', label: parts.waiting },
    ],
  },
};

/** Who asks for one player's mails came from that player's page: the number is the only choice. */
const filtersOf = (player: number): ListFilters<MailSearch> => ({
  ...filters,
  choices: [
    ...(filters.choices ?? []),
    { name: 'player', label: texts.player, options: [{ value: String(player), label: String(player) }] },
  ],
});

/** It waits for its turn, and nothing went wrong so far. */
const isInTurn = (mail: Mail) => mail.state === 'waiting' && !isFailing(mail);

interface MailListProps {
  readonly state: ListState<MailSearch>;
  readonly onOpen: (id: number) => void;
}

/** Every mail, failing ones first. */
export function MailList({ state, onOpen }: MailListProps) {
  const { search } = state;
  const list = useMails(search);
  const { resend, busy } = useResend();
  return (
    <ListTable<MailSearch, Mail>
      name="mail"
      label={texts.title}
      state={state}
      list={list}
      columns={columns}
      filters={search.player === undefined ? filters : filtersOf(search.player)}
      keyOf={({ id }) => id}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
      onOpen={({ id }) => onOpen(id)}
      onExport={exportedMails(search)}
      actions={{
        nameOf: ({ subject, address }) => texts.nameOf(subject, address),
        main: (mail) =>
          isUnsent(mail) && (
            <Button
              size="xs"
              variant={isFailing(mail) ? 'filled' : 'default'}
              loading={busy === mail.id}
              aria-label={(isInTurn(mail) ? texts.nowOf : texts.resendOf)(mail.subject, mail.address)}
              onClick={() => void resend(mail)}
            >
              {isInTurn(mail) ? texts.now : texts.resend}
            </Button>
          ),
      }}
    />
  );
}
