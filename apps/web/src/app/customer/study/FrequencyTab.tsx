import type { StudyProps } from '../../../api/study.ts';
import { CyclesCard } from '../../../features/cycles/components/CyclesCard.tsx';
import FrequencyStudy from '../../../features/frequency/components/FrequencyStudy.tsx';

/** Cuadro de frecuencias, with the absences of the balls at its end. */
export default function FrequencyTab(props: StudyProps) {
  return <FrequencyStudy {...props} cycles={<CyclesCard {...props} />} />;
}
