import { uiTexts } from '@bolillero/texts/ui';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { useCustomerSession } from '../../../session/customer.ts';

interface PlayLinkProps {
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

/** 'Jugar' of a draw card; visitors sign in on the way. */
export function PlayLink({ id, name, description }: PlayLinkProps) {
  const signedIn = useCustomerSession().state === 'in';
  return (
    <ButtonLink
      {...(signedIn ? paths.play(id, name) : paths.signIn({ next: `/loteria/${id}/${name}/normal/simple` }))}
      size="md"
      aria-label={uiTexts.draw.playLottery(description)}
    >
      {uiTexts.draw.play}
    </ButtonLink>
  );
}
