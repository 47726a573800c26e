import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import { useQueryClient } from '@tanstack/react-query';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { resultsKey } from '../../features/admin-results/api/results.ts';
import { LotteryPicker } from '../../features/admin-results/components/LotteryPicker.tsx';
import { Proposals } from '../../features/admin-sources/components/Proposals.tsx';

/** `/admin/results`: which lottery's results, and what sources say of them. */
export function ResultPickerPage() {
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.pickerSubtitle} />
      <LotteryPicker />
      <Proposals onConfirmed={() => void queryClient.invalidateQueries({ queryKey: resultsKey })} />
    </>
  );
}
