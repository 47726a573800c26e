import { adminSourceTexts, adminProposalTexts as texts } from '@bolillero/texts/draw-sources';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { useProposals } from '../api/proposals.ts';
import classes from './Sources.module.css';

/** On the page of what is due: how much of what sources say waits, and the way to it. Nothing, where nothing waits. */
export function ProposalsDue() {
  const proposals = useProposals().data?.proposals ?? [];
  if (proposals.length === 0) return null;
  const differ = proposals.filter(({ stored }) => stored !== null).length;
  const waiting = proposals.length - differ;
  const counts = [
    waiting > 0 && adminSourceTexts.waiting(waiting),
    differ > 0 && adminSourceTexts.disagreeing(differ),
  ].filter((words) => words !== false);
  return (
    <section className={classes.due} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{counts.join(' · ')}</p>
      <ButtonLink {...paths.adminResults()} variant="default" size="sm">
        {adminSourceTexts.see}
      </ButtonLink>
    </section>
  );
}
