import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { SeriesType } from '../../api/series.ts';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { paths } from '../../paths.ts';

interface SoundnessLinkProps {
  readonly lottery: { readonly id: number; readonly name: string };
  readonly series: SeriesType;
}

/** The quiet way from what was counted to how sound the history is that it was counted from. */
export function SoundnessLink({ lottery: { id, name }, series }: SoundnessLinkProps) {
  return (
    <p>
      <TextLink {...paths.soundness(id, name, series)}>{lotteryTexts.page.soundness}</TextLink>
    </p>
  );
}
