import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { SubscribersOnly } from './SubscribersOnly.tsx';

interface StudyPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly mark?: ReactNode;
  /** At the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the subscribers' three menus: its heading for everybody, its content behind the gate. */
export function StudyPage({ title, lead, mark, actions, children }: StudyPageProps) {
  return (
    <>
      <PageHeader title={title} subtitle={lead} mark={mark} actions={actions} />
      <SubscribersOnly>{children}</SubscribersOnly>
    </>
  );
}
