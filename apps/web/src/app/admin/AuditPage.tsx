import { adminAuditTexts as texts } from '@bolillero/texts/admin-audit';
import { useSearch } from '@tanstack/react-router';
import { useListState } from '../../components/table/use-list-state.ts';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { type AuditSearch, type Change, drawOf } from '../../features/admin-audit/api.ts';
import { ChangeList } from '../../features/admin-audit/components/ChangeList.tsx';
import { paths } from '../../paths.ts';

/** `/admin/auditoria`: every change by anybody of the office. */
export function AuditPage() {
  const state = useListState<AuditSearch>(useSearch({ from: '/office/admin/auditoria' }));
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ChangeList state={state} linkTo={(change) => <RecordLink change={change} />} />
    </>
  );
}

/** The way to a change's record, where it has a page and is still there. */
function RecordLink({ change }: { change: Change }) {
  const path = pathOf(change);
  return path && <TextLink {...path}>{texts.open}</TextLink>;
}

function pathOf(change: Change) {
  const { entity, entityId, action } = change;
  if (action === 'delete') return null;
  const id = Number(entityId);
  switch (entity) {
    case 'draw': {
      const draw = drawOf(change);
      return draw && paths.adminEditResult(draw.lotteryId, draw.lottery, id);
    }
    case 'admin_user':
    case 'admin_access':
      return paths.adminEditUser(id);
    case 'customer':
    case 'customer_note':
      return paths.adminPlayer(id);
    case 'payment_order':
      return paths.adminPayments();
    case 'house':
      return paths.adminHouse();
    case 'mail':
      return paths.adminMail();
    case 'support_message':
      return paths.adminSupport();
    case 'purchase':
      return paths.adminTickets();
    case 'group_game':
      return { ...paths.adminGroupGames(), search: { game: Number(id) } };
    case 'faq_subject':
      return paths.adminQuestions(id);
    default:
      return null;
  }
}
