import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { LotteryPicker } from '../../features/admin-results/components/LotteryPicker.tsx';

/** `/admin/results`: which lottery's results. */
export function ResultPickerPage() {
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.pickerSubtitle} />
      <LotteryPicker />
    </>
  );
}
