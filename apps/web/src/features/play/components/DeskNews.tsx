import { playTexts } from '@bolillero/texts/play';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import type { DeskNews as News } from '../registration/desk-news.ts';
import type { PlayDesk } from '../registration/play-desk.ts';

const words = playTexts.news;

/** What the last action did to tickets and their plays, and the way back. */
export function DeskNews({ desk: { news } }: { desk: PlayDesk }) {
  const told = useSyncExternalStore(news.subscribe, news.get);
  return (
    <div role="status">
      {told && (
        <p>
          <span>{textOf(told)}</span>{' '}
          {told.kind !== 'being-paid' && (
            <Button variant="subtle" onClick={told.undo}>
              {words.undo}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function textOf(news: News): string {
  switch (news.kind) {
    case 'being-paid':
      return news.reason;
    case 'changed':
    case 'removed':
      return words[news.kind](news.count);
    default:
      return words[news.kind](news.position);
  }
}
