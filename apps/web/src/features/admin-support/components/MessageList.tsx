import type { SupportQuestion } from '@bolillero/contract/calls/support';
import { adminSupportTexts as texts } from '@bolillero/texts/admin-support';
import { useMemo, useState } from 'react';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import { useListPage } from '../../../components/table/use-list-page.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { askMessages, exportMessages, messagesKey } from '../api.ts';
import { AnswerWindow } from './AnswerWindow.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import classes from './Support.module.css';

interface MessageListProps {
  readonly state: ListState<ListSearch>;
  readonly answered: boolean;
  readonly timeZone: string | undefined;
}

/** The messages that wait for an answer, or those that have one, and the one that is read. */
export function MessageList({ state, answered, timeZone }: MessageListProps) {
  const list = useListPage<SupportQuestion>({
    key: [...messagesKey, { answered }],
    search: state.search,
    ask: (asked, signal) => askMessages(asked, { answered }, signal),
    // Messages come in while the page is open.
    interval: 30_000,
  });
  const [open, setOpen] = useState<SupportQuestion | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const close = (id: number, draft: string) => {
    setOpen(null);
    const others = [...drafts].filter(([of]) => of !== id);
    setDrafts(new Map(draft === '' ? others : [...others, [id, draft]]));
  };
  const columns = useMemo(() => columnsOf(answered, timeZone), [answered, timeZone]);
  return (
    <>
      <ListTable
        name={answered ? 'answers' : 'questions'}
        label={answered ? texts.tabs.answered : texts.tabs.open}
        state={state}
        list={list}
        columns={columns}
        filters={{ search: texts.search, dates: texts.columns.received }}
        keyOf={({ id }) => id}
        onOpen={setOpen}
        empty={
          answered
            ? { title: texts.emptyAnswered, hint: texts.emptyAnsweredHint }
            : { title: texts.emptyOpen, hint: texts.emptyOpenHint }
        }
        onExport={(asked, signal) => exportMessages(asked, { answered }, signal)}
        actions={{
          nameOf: ({ name }) => texts.rowName(name),
          main: (message) => (
            <>
              {drafts.has(message.id) && <span className={classes.draft}>{texts.draft}</span>}
              <Button
                size="xs"
                variant="light"
                aria-label={answered ? texts.viewOf(message.name) : texts.replyTo(message.name)}
                onClick={() => setOpen(message)}
              >
                {answered ? texts.view : texts.reply}
              </Button>
            </>
          ),
        }}
      />
      {open !== null && open.answer === null && (
        <AnswerWindow
          message={open}
          draft={drafts.get(open.id) ?? ''}
          onClose={(draft) => close(open.id, draft)}
        />
      )}
      {open !== null && open.answer !== null && (
        <Window title={texts.windowView(open.name)} width={640} onClose={() => setOpen(null)}>
          <MessageFacts message={open} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setOpen(null)}>
              {texts.close}
            </Button>
          </div>
        </Window>
      )}
    </>
  );
}

const { columns: heads } = texts;

function columnsOf(answered: boolean, timeZone: string | undefined): readonly ListColumn<SupportQuestion>[] {
  const from: ListColumn<SupportQuestion> = {
    id: 'name',
    heading: heads.from,
    sort: 'name',
    names: true,
    width: 140,
    cell: ({ name, email }, density) => (
      <span className={classes.from}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {density === 'airy' && (
          <span className={classes.email} title={email}>
            {email}
          </span>
        )}
      </span>
    ),
  };
  const message: ListColumn<SupportQuestion> = {
    id: 'message',
    heading: heads.message,
    grows: true,
    wide: true,
    width: 260,
    cell: (row) => <Excerpt of={row.message} />,
  };
  if (!answered) {
    return [
      from,
      message,
      {
        id: 'created',
        heading: heads.received,
        sort: 'created',
        cell: ({ createdAt }) => instantInWords(createdAt, timeZone),
      },
    ];
  }
  return [
    from,
    message,
    {
      id: 'answer',
      heading: heads.answer,
      grows: true,
      wide: true,
      goes: 1,
      cell: ({ answer }) => <Excerpt of={answer ?? ''} />,
    },
    { id: 'answeredBy', heading: heads.answeredBy, goes: 2, cell: ({ answeredBy }) => answeredBy },
    {
      id: 'answered',
      heading: heads.answered,
      sort: 'answered',
      cell: ({ answeredAt }) => answeredAt && instantInWords(answeredAt, timeZone),
    },
  ];
}

/** The beginning of a text; the whole of it is in its window. */
const Excerpt = ({ of }: { of: string }) => (
  <span className={classes.excerpt} title={of}>
    {of}
  </span>
);
