import { slipsTexts } from '@bolillero/texts/study-slips';
import { useCallback } from 'react';
import type { StudiedDraw, StudyProps } from '../../../api/study.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { ConstellationStudy } from '../../../features/constellations/components/ConstellationStudy.tsx';
import { paths } from '../../../paths.ts';
import { useCopyToPlay } from './use-copy-to-play.ts';

/** 'Resultados Constelación' with what leads on from a slip: to the play page, and to what can be asked about its balls. */
export default function SlipsStudy(props: StudyProps) {
  const { lottery, series } = props;
  const onCopy = useCopyToPlay(lottery, series.type);
  const { id, name } = lottery;
  const acts = useCallback(
    ({ balls, special }: StudiedDraw) => (
      <TextLink
        {...paths.analysis(id, name)}
        search={{
          pregunta: `${balls.join('-')}${special === null ? '' : `+${special}`}`,
          ...(series.type === 1 && { type: '1' as const }),
        }}
      >
        {slipsTexts.ask}
      </TextLink>
    ),
    [id, name, series.type],
  );
  return <ConstellationStudy {...props} onCopy={onCopy} acts={acts} />;
}
