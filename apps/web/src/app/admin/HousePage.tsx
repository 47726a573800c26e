import { adminHouseTexts as texts } from '@bolillero/texts/admin-house';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import { useHouse } from '../../features/admin-house/api.ts';
import { HouseForm } from '../../features/admin-house/components/HouseForm.tsx';
import { SourceList } from '../../features/admin-sources/components/SourceList.tsx';

/** `/admin/ajustes`: what the house says of itself on every page and in its mails, and where it looks for results. */
export function HousePage() {
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Loaded query={useHouse()} waiting={<RowsSkeleton rows={4} height={120} />}>
        {(house) => <HouseForm house={house} />}
      </Loaded>
      <SourceList />
      <RecordHistory entity="house" id={1} folded />
    </>
  );
}
