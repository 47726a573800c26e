import { type AskedBalls, askedText } from '@bolillero/domain/tickets/asked-balls';
import { studyQuestionTexts } from '@bolillero/texts/study-question';
import { useSubscribed } from '../../api/use-subscribed.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../ui/ButtonLink.tsx';

interface AskLinkProps {
  readonly lottery: { readonly id: number; readonly name: string };
  readonly series: 0 | 1;
  readonly play: AskedBalls;
}

/** 'Preguntar por esta': takes a play into 'Tu pregunta'. For subscribers: the others would stand before a notice. */
export function AskLink({ lottery, series, play }: AskLinkProps) {
  const asked = askedText(play);
  if (!useSubscribed()) return null;
  return (
    <TextLink
      {...paths.question(lottery.id, lottery.name, series, asked)}
      aria-label={studyQuestionTexts.askAboutPlay(asked)}
    >
      {studyQuestionTexts.askAbout}
    </TextLink>
  );
}
