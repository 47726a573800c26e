import { ownGroupGameTexts as words } from '@bolillero/texts/own-group-games';
import { getRouteApi } from '@tanstack/react-router';
import { failedWith } from '../../api/api-error.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { useOwnGame } from '../../features/group-games/api.ts';
import { OwnGameView } from '../../features/group-games/components/OwnGameView.tsx';
import { paths, routes } from '../../paths.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';

const route = getRouteApi(`/signedIn${routes.groupGame}`);

/** A group game that the customer has shares of: where mails, notices and Compras lead. */
export function GroupGamePage() {
  const { id } = route.useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <OwnGamePage id={Number(id)} /> : <NotFoundMessage />;
}

function OwnGamePage({ id }: { id: number }) {
  const query = useOwnGame(id);
  const isUnknown = query.data === undefined && failedWith(query.error, 'not-found');
  if (query.data !== undefined) return <OwnGameView game={query.data} />;
  return (
    <>
      <PageHeader title={words.name(id)} />
      {isUnknown ? (
        <EmptyState
          title={words.unknown}
          hint={words.unknownHint}
          action={<ButtonLink {...paths.profile()}>{words.purchases}</ButtonLink>}
        />
      ) : (
        <Loaded query={query} waiting={<RowsSkeleton rows={6} height={72} />}>
          {() => null}
        </Loaded>
      )}
    </>
  );
}
