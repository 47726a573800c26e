import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useListState } from '../../components/table/use-list-state.ts';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import type { MailSearch } from '../../features/admin-mail/api.ts';
import { MailList } from '../../features/admin-mail/components/MailList.tsx';
import { MailWindow } from '../../features/admin-mail/components/MailWindow.tsx';
import { paths } from '../../paths.ts';

/** `/admin/correo`: every mail, failing ones first, why, and the way to send them again. */
export function MailPage() {
  const state = useListState<MailSearch>(useSearch({ from: '/office/admin/correo' }));
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <MailList state={state} onOpen={setShown} />
      {shown !== null && (
        <MailWindow
          id={shown}
          onClose={() => setShown(null)}
          linkTo={(customerId) => <TextLink {...paths.adminPlayer(customerId)}>{texts.toPlayer}</TextLink>}
        />
      )}
    </>
  );
}
