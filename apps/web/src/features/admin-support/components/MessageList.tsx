import type { SupportQuestion } from '@bolillero/contract/calls/support';
import { adminSupportTexts as texts } from '@bolillero/texts/admin-support';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { NoRows } from '../../../components/ui/NoRows.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { type MessageFilter, type MessagePage, messagesPerPage } from '../api.ts';
import { AnswerWindow } from './AnswerWindow.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { MessageTable } from './MessageTable.tsx';
import classes from './Support.module.css';

interface MessageListProps {
  readonly messages: UseQueryResult<MessagePage>;
  readonly filter: MessageFilter;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** The messages of the chosen tab, page by page, and the one that is read. */
export function MessageList(props: MessageListProps) {
  const [open, setOpen] = useState<SupportQuestion | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const close = (id: number, draft: string) => {
    setOpen(null);
    const others = [...drafts].filter(([of]) => of !== id);
    setDrafts(new Map(draft === '' ? others : [...others, [id, draft]]));
  };
  return (
    <>
      <Messages {...props} hasDraft={(id) => drafts.has(id)} onOpen={setOpen} />
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

interface MessagesProps extends MessageListProps {
  readonly hasDraft: (id: number) => boolean;
  readonly onOpen: (message: SupportQuestion) => void;
}

function Messages({ messages, filter, onPage, onClear, hasDraft, onOpen }: MessagesProps) {
  return (
    <Loaded
      query={messages}
      waiting={<RowsSkeleton rows={8} height={52} />}
      isEmpty={(page) => page.data.length === 0}
      empty={({ total }) => (
        <NoRows
          total={total}
          onFirstPage={() => onPage(1)}
          filtered={
            filter.q === undefined
              ? null
              : { title: texts.emptyFound, hint: texts.emptyFoundHint, clear: texts.clear, onClear }
          }
        >
          {filter.answered ? (
            <EmptyState title={texts.emptyAnswered} hint={texts.emptyAnsweredHint} />
          ) : (
            <EmptyState title={texts.emptyOpen} hint={texts.emptyOpenHint} />
          )}
        </NoRows>
      )}
    >
      {({ data, total, pages }, { stale }) => (
        <>
          <MessageTable
            messages={data}
            answered={filter.answered}
            stale={stale}
            hasDraft={hasDraft}
            onOpen={onOpen}
          />
          <Pager page={filter.page} pages={pages} perPage={messagesPerPage} total={total} onPage={onPage} />
        </>
      )}
    </Loaded>
  );
}
