import { adminKeysTexts } from '@bolillero/texts/admin-keys';
import { adminLotteriesTexts as texts } from '@bolillero/texts/admin-lotteries';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useKeys } from '../../components/keys/use-keys.ts';
import { useListState } from '../../components/table/use-list-state.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { LotteryList } from '../../features/admin-lotteries/components/LotteryList.tsx';
import { paths } from '../../paths.ts';

/** `/admin/loterias`: what is played, shown or hidden. */
export function LotteryListPage() {
  const state = useListState(useSearch({ from: '/office/admin/loterias' }));
  const navigate = useNavigate();
  useKeys([{ key: 'n', label: adminKeysTexts.create, run: () => void navigate(paths.adminNewLottery()) }]);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.list.hint}
        actions={
          <ButtonLink {...paths.adminNewLottery()} leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {texts.create}
          </ButtonLink>
        }
      />
      <LotteryList state={state} />
    </>
  );
}
