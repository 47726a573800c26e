import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { SubscribersOnly } from './SubscribersOnly.tsx';

interface StudyPageProps {
  readonly title: string;
  /** What the browser's tab is called, where the heading alone does not say it. */
  readonly tabTitle?: string | undefined;
  readonly lead?: string;
  readonly mark?: ReactNode;
  /** At the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the subscribers' three menus: its heading for everybody, its content behind the gate. */
export function StudyPage({ title, tabTitle, lead, mark, actions, children }: StudyPageProps) {
  return (
    <>
      <PageHeader title={title} tabTitle={tabTitle} subtitle={lead} mark={mark} actions={actions} />
      <SubscribersOnly>{children}</SubscribersOnly>
    </>
  );
}
