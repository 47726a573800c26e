import { securityTexts } from '@bolillero/texts/second-factor';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { OwnFactor } from '../../features/admin-security/components/OwnFactor.tsx';
import classes from '../../features/admin-security/components/Security.module.css';
import { Sessions } from '../../features/admin-security/components/Sessions.tsx';
import { useOfficeUser } from '../../session/admin.ts';

/** `/admin/seguridad`: one's own second factor and sessions. */
export function SecurityPage() {
  const setsUpFirst = useOfficeUser()?.setsUpFirst === true;
  return (
    <>
      <PageHeader title={securityTexts.title} />
      <div className={classes.parts}>
        <OwnFactor />
        {!setsUpFirst && <Sessions whose="own" />}
      </div>
    </>
  );
}
